import type { OfferingCard } from '@registry/shared/contract/offering-schemas'
import { trackOfferingsMessages as words } from '@registry/shared/messages/track-offerings'
import { offeredAt } from './offered-at.ts'
import { OfferingHead } from './offering-head.tsx'
import { OfferingPhotos } from './offering-photos.tsx'
import { StatusNotes } from './status-notes.tsx'

interface OfferingCardProps {
  offering: OfferingCard
  /** The email address of the lookup; the response does not contain it. */
  email: string
  owner: string
}

/** One offering in the lookup results. */
export function OfferingCardView({ offering, email, owner }: OfferingCardProps) {
  const { id, itemName, photos, createdAt } = offering
  return (
    <article className="offer" aria-labelledby={`offer-${id}`}>
      <OfferingHead offering={offering} nameId={`offer-${id}`} />
      <p className="offer-hint" dir="auto">
        {offering.description}
      </p>
      <OfferingPhotos item={itemName} photos={photos} />
      <StatusNotes offering={offering} owner={owner} contact={words.contact(email)} />
      <p className="offer-foot">{words.offered(offeredAt(createdAt))}</p>
    </article>
  )
}
