import type { OfferingCard } from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { Text } from '../../../../ui/text/text.tsx'
import { formatSingaporeDateTime } from '../../format/format-singapore-date-time.ts'
import { OfferingPhotoList } from '../card/offering-photo-list.tsx'
import { OfferingStatusNotes } from '../card/offering-status-notes.tsx'
import { TrackedOfferingHeader } from '../card/tracked-offering-header.tsx'
import styles from './track-offerings.module.css'

interface TrackedOfferingCardProps {
  offering: OfferingCard
  /** The email address of the lookup; the response does not contain it. */
  email: string
  owner: string
}

/** One offering in the lookup results. */
export function TrackedOfferingCard({ offering, email, owner }: TrackedOfferingCardProps) {
  const { id, itemName, photos, createdAt } = offering
  return (
    <article className="panel stack gap-14 pad-20 fits" aria-labelledby={`offer-${id}`}>
      <TrackedOfferingHeader offering={offering} nameId={`offer-${id}`} />
      <Text size={14} tone="muted" wrap="pretty" canBreak className="keeps-lines" dir="auto">
        {offering.description}
      </Text>
      <OfferingPhotoList item={itemName} photos={photos} />
      <OfferingStatusNotes offering={offering} owner={owner} contact={t.contact(email)} />
      <Text size={14} tone="muted" line="above" className={styles.offerFoot}>
        {t.offered(formatSingaporeDateTime(createdAt))}
      </Text>
    </article>
  )
}
