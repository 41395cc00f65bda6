import { registryMessages } from '@registry/shared/messages/registry/registry'

/** Number of pieces of an item: quiet for one, a badge for more, nothing for zero. */
export function QuantityBadge({ quantity }: { quantity: number }) {
  if (quantity <= 0) return null
  return (
    <div className="well-badges">
      <span className={`chip ${quantity === 1 ? 'chip-plain' : 'chip-well'} num`}>
        {registryMessages.card.badge(quantity)}
      </span>
    </div>
  )
}
