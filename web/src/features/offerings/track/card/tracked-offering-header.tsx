import type { OfferingCard } from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { categoryArt } from '../../../../art/category-looks.ts'
import { Picture } from '../../../../ui/images/picture.tsx'
import { TrackedStatusChip } from './tracked-status-chip.tsx'

type HeaderOffering = Pick<
  OfferingCard,
  'itemName' | 'category' | 'status' | 'condition' | 'quantity' | 'suitableAge'
>

/** Item name, status, condition, quantity and age. */
export function TrackedOfferingHeader({
  offering,
  nameId,
}: {
  offering: HeaderOffering
  nameId: string
}) {
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
          <TrackedStatusChip status={status} />
        </div>
        <ul className="offer-facts">
          <li>{condition}</li>
          <li className="num">{t.quantity(quantity)}</li>
          <li>{suitableAge}</li>
        </ul>
      </div>
    </div>
  )
}
