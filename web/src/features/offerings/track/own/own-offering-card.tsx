import type { OwnOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { pickupMessages } from '@registry/shared/messages/offerings/pickup'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { SquarePen } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { formatSingaporeDateTime } from '../../format/format-singapore-date-time.ts'
import { PickupBanner } from '../../pickup/pickup-banner.tsx'
import { OfferingPhotoList } from '../card/offering-photo-list.tsx'
import { OfferingStatusNotes } from '../card/offering-status-notes.tsx'
import { TrackedOfferingHeader } from '../card/tracked-offering-header.tsx'
import styles from '../lookup/track-offerings.module.css'
import { HandOverButton } from './hand-over-button.tsx'
import { offeringDetails } from './own-offering-details.ts'
import { OwnerReply } from './owner-reply.tsx'
import { WithdrawOffering } from './withdraw-offering.tsx'

interface OwnOfferingCardProps {
  offering: OwnOffering
  owner: string
  onEdit: () => void
  onWithdrawn: () => void
  /** Called with the new state after an action. */
  onChanged: (offering: OwnOffering) => void
  /** Called with an error text when the offering's status has changed meanwhile. */
  onRefused: (text: string) => void
}

/** All details of the offerer's own offering, its status and the actions it allows. */
export function OwnOfferingCard({
  offering,
  owner,
  onEdit,
  onWithdrawn,
  onChanged,
  onRefused,
}: OwnOfferingCardProps) {
  const { itemName, can, photos, createdAt, offererEmail, offererPhone } = offering
  return (
    <article className="panel stack gap-14 pad-20 fits" aria-labelledby="own-offering">
      <TrackedOfferingHeader offering={offering} nameId="own-offering" />
      <OfferingStatusNotes
        offering={offering}
        owner={owner}
        contact={t.contactBy(offererEmail, offererPhone ?? undefined)}
      />
      <PickupBanner offering={offering} />
      {offering.handedOverAt && offering.status === 'confirmed' && (
        <Text size={14} tone="muted" wrap="pretty">
          {pickupMessages.handedOver.own}
        </Text>
      )}
      <OwnerReply offering={offering} owner={owner} />
      <OfferingPhotoList item={itemName} photos={photos} />
      <h4 className="label">{t.own.factsTitle}</h4>
      <Stack as="dl" gap={12} className={styles.told}>
        {offeringDetails(offering).map(({ name, text }) => (
          <Stack key={name} gap={2}>
            <Text as="dt" size={14} tone="muted">
              {name}
            </Text>
            <dd className="keeps-lines breaks" dir="auto">
              {text}
            </dd>
          </Stack>
        ))}
      </Stack>
      <Text size={14} tone="muted" line="above" className={styles.offerFoot}>
        {t.offered(formatSingaporeDateTime(createdAt))}
      </Text>
      {(can.edit || can.withdraw || can.handOver) && (
        <Inline gap={8} wrap>
          {can.handOver && (
            <HandOverButton offering={offering} onDone={onChanged} onRefused={onRefused} />
          )}
          {can.edit && (
            <Button look="outline" onClick={onEdit}>
              <SquarePen className="icon" aria-hidden="true" />
              {t.own.edit}
            </Button>
          )}
          {can.withdraw && (
            <WithdrawOffering offering={offering} onDone={onWithdrawn} onRefused={onRefused} />
          )}
        </Inline>
      )}
    </article>
  )
}
