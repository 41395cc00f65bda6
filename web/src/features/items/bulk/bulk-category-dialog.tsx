import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { categoryOptions, DEFAULT_CATEGORY } from '../form/category-options.ts'

interface BulkCategoryDialogProps {
  items: OwnerItem[]
  onClose: () => void
  onChoose: (category: string) => void
}

/** Dialog that sets the category of the selected items. */
export function BulkCategoryDialog({ items, onClose, onChoose }: BulkCategoryDialogProps) {
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
        options={categoryOptions(category)}
        value={category}
        onChange={event => setCategory(event.target.value)}
      />
    </Sheet>
  )
}

/**
 * Returns the element to focus when the dialog closes: the list heading if the button that opened
 * it is disabled.
 */
export function focusItemsHeading(): HTMLElement | null | true {
  const { activeElement } = document
  return activeElement === document.body ? document.getElementById('items') : true
}
