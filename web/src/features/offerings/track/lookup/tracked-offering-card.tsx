import type { OfferingCard } from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages as words } from '@registry/shared/messages/offerings/track-offerings'
import { formatSingaporeDateTime } from '../../format/format-singapore-date-time.ts'
import { OfferingHeader } from '../card/tracked-offering-header.tsx'
import { OfferingPhotoList } from '../card/offering-photo-list.tsx'
import { StatusNotes } from '../card/offering-status-notes.tsx'

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
    <article className="offer" aria-labelledby={`offer-${id}`}>
      <OfferingHeader offering={offering} nameId={`offer-${id}`} />
      <p className="offer-hint" dir="auto">
        {offering.description}
      </p>
      <OfferingPhotoList item={itemName} photos={photos} />
      <StatusNotes offering={offering} owner={owner} contact={words.contact(email)} />
      <p className="offer-foot">{words.offered(formatSingaporeDateTime(createdAt))}</p>
    </article>
  )
}
