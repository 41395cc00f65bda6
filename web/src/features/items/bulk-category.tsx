import type { OwnerItem } from '@registry/shared/contract/items'
import { itemListMessages } from '@registry/shared/messages/item-list'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { categoryChoices, DEFAULT_CATEGORY } from './default-category.ts'

interface BulkCategoryProps {
  items: OwnerItem[]
  onClose: () => void
  onChoose: (category: string) => void
}

/** Asks which category the selected items shall have. */
export function BulkCategory({ items, onClose, onChoose }: BulkCategoryProps) {
  const { select } = itemListMessages
  const [category, setCategory] = useState(items[0]?.category ?? DEFAULT_CATEGORY)
  return (
    <Sheet
      title={select.categoryTitle(items.length)}
      closeLabel={select.close}
      onClose={onClose}
      focusAfter={focusItemsHeading}
      foot={
        <>
          <Button look="outline" onClick={onClose}>
            {select.cancel}
          </Button>
          <Button onClick={() => onChoose(category)}>{select.categorySave}</Button>
        </>
      }
    >
      <Select
        label={select.categoryLabel}
        options={categoryChoices(category)}
        value={category}
        onChange={event => setCategory(event.target.value)}
      />
    </Sheet>
  )
}

/** The button that asked cannot take the focus once nothing is selected. */
export function focusItemsHeading(): HTMLElement | null | true {
  const { activeElement } = document
  return activeElement === document.body ? document.getElementById('items') : true
}
