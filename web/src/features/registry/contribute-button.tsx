import type { PublicItem } from '@registry/shared/contract/items'
import { registryMessages } from '@registry/shared/messages/registry'
import { Check } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { ItemActions } from './item-card.tsx'

/** Opens the contribution; says 'Fully Funded' and does nothing once nothing is left. */
export function ContributeButton({ item, actions }: { item: PublicItem; actions: ItemActions }) {
  if (!item.can.contribute) {
    return (
      <Button disabled>
        <Check className="icon" aria-hidden="true" />
        {registryMessages.fullyFunded}
      </Button>
    )
  }
  return (
    <Button
      data-contribute={item.id}
      aria-label={registryMessages.card.contributeTo(item.productName)}
      onPointerDown={actions.onContributeIntent}
      onFocus={actions.onContributeIntent}
      onClick={() => actions.onContribute(item)}
    >
      {registryMessages.contribute}
    </Button>
  )
}
