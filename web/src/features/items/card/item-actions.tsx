import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemMessages } from '@registry/shared/messages/items/items'
import { Ellipsis } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import type { ItemAction } from './item-card.tsx'

const ItemMenu = lazyComponent(() => import('./item-menu.tsx').then(m => m.ItemMenu))

interface ItemActionsProps {
  item: OwnerItem
  onAction: (action: ItemAction, item: OwnerItem) => void
}

/** Buttons to edit an item, and to open the menu of all its actions. */
export function ItemActions({ item, onAction }: ItemActionsProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { card } = itemMessages
  return (
    <>
      {item.can.edit && (
        <Button
          look="quiet"
          size="sm"
          aria-label={card.edit(item.productName)}
          onClick={() => onAction('edit', item)}
        >
          {card.menu.edit}
        </Button>
      )}
      <IconButton
        ref={trigger}
        icon={Ellipsis}
        label={card.menu.open(item.productName)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && trigger.current && (
        <Suspense>
          <ItemMenu
            item={item}
            anchor={trigger.current}
            onAction={onAction}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
