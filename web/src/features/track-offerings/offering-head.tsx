import type { OfferingCard } from '@registry/shared/contract/offering-schemas'
import { trackOfferingsMessages as words } from '@registry/shared/messages/track-offerings'
import { categoryArt } from '../../art/category-looks.ts'
import { Picture } from '../../ui/picture.tsx'
import { StatusChip } from './status-chip.tsx'

type Headed = Pick<
  OfferingCard,
  'itemName' | 'category' | 'status' | 'condition' | 'quantity' | 'suitableAge'
>

/** Item name, status, condition, quantity and age. */
export function OfferingHead({ offering, nameId }: { offering: Headed; nameId: string }) {
  const { itemName, category, status, condition, quantity, suitableAge } = offering
  return (
    <div className="offer-head">
      <span className="thumb">
        <Picture
          src={null}
          fallback={categoryArt(category)}
          room={{ width: 48, height: 40 }}
          priority="early"
        />
      </span>
      <div>
        <div className="offer-name">
          <h3 id={nameId} dir="auto">
            {itemName}
          </h3>
          <StatusChip status={status} />
        </div>
        <ul className="offer-facts">
          <li>{condition}</li>
          <li className="num">{words.quantity(quantity)}</li>
          <li>{suitableAge}</li>
        </ul>
      </div>
    </div>
  )
}
