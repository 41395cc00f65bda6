import type { OwnOffering } from '@registry/shared/contract/offering-schemas'
import { trackOfferingsMessages as words } from '@registry/shared/messages/track-offerings'
import { SquarePen } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { offeredAt } from './offered-at.ts'
import { OfferingHead } from './offering-head.tsx'
import { OfferingPhotos } from './offering-photos.tsx'
import { ParentsWords } from './parents-words.tsx'
import { StatusNotes } from './status-notes.tsx'
import { toldFacts } from './told-facts.ts'
import { WithdrawOffering } from './withdraw-offering.tsx'

interface OwnCardProps {
  offering: OwnOffering
  owner: string
  onEdit: () => void
  onWithdrawn: () => void
  /** Called with an error text when the offering's status has changed meanwhile. */
  onRefused: (text: string) => void
}

/** All details of the offerer's own offering, its status and the actions it allows. */
export function OwnCard({ offering, owner, onEdit, onWithdrawn, onRefused }: OwnCardProps) {
  const { itemName, can, photos, createdAt, offererEmail, offererPhone } = offering
  return (
    <article className="offer is-own" aria-labelledby="own-offering">
      <OfferingHead offering={offering} nameId="own-offering" />
      <StatusNotes
        offering={offering}
        owner={owner}
        contact={words.contactBy(offererEmail, offererPhone ?? undefined)}
      />
      <ParentsWords offering={offering} owner={owner} />
      <OfferingPhotos item={itemName} photos={photos} />
      <h4 className="label">{words.own.factsTitle}</h4>
      <dl className="told">
        {toldFacts(offering).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="offer-foot">{words.offered(offeredAt(createdAt))}</p>
      {(can.edit || can.withdraw) && (
        <div className="offer-actions">
          {can.edit && (
            <Button look="outline" onClick={onEdit}>
              <SquarePen className="icon" aria-hidden="true" />
              {words.own.edit}
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
