import type { OwnOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { SquarePen } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { formatSingaporeDateTime } from '../../format/format-singapore-date-time.ts'
import { OfferingPhotoList } from '../card/offering-photo-list.tsx'
import { OfferingStatusNotes } from '../card/offering-status-notes.tsx'
import { TrackedOfferingHeader } from '../card/tracked-offering-header.tsx'
import styles from '../lookup/track-offerings.module.css'
import { offeringDetails } from './own-offering-details.ts'
import { OwnerReply } from './owner-reply.tsx'
import { WithdrawOffering } from './withdraw-offering.tsx'

interface OwnOfferingCardProps {
  offering: OwnOffering
  owner: string
  onEdit: () => void
  onWithdrawn: () => void
  /** Called with an error text when the offering's status has changed meanwhile. */
  onRefused: (text: string) => void
}

/** All details of the offerer's own offering, its status and the actions it allows. */
export function OwnOfferingCard({
  offering,
  owner,
  onEdit,
  onWithdrawn,
  onRefused,
}: OwnOfferingCardProps) {
  const { itemName, can, photos, createdAt, offererEmail, offererPhone } = offering
  return (
    <article className={`${styles.offer} ${styles.isOwn}`} aria-labelledby="own-offering">
      <TrackedOfferingHeader offering={offering} nameId="own-offering" />
      <OfferingStatusNotes
        offering={offering}
        owner={owner}
        contact={t.contactBy(offererEmail, offererPhone ?? undefined)}
      />
      <OwnerReply offering={offering} owner={owner} />
      <OfferingPhotoList item={itemName} photos={photos} />
      <h4 className="label">{t.own.factsTitle}</h4>
      <dl className={styles.told}>
        {offeringDetails(offering).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.offerFoot}>{t.offered(formatSingaporeDateTime(createdAt))}</p>
      {(can.edit || can.withdraw) && (
        <div className={styles.offerActions}>
          {can.edit && (
            <Button look="outline" onClick={onEdit}>
              <SquarePen className="icon" aria-hidden="true" />
              {t.own.edit}
            </Button>
          )}
          {can.withdraw && (
            <WithdrawOffering offering={offering} onDone={onWithdrawn} onRefused={onRefused} />
          )}
        </div>
      )}
    </article>
  )
}
