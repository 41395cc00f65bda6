import type { ItemsChange, OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { Eye, EyeOff, Tag, Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Selection } from '../../../lib/hooks/use-selection.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import styles from '../list/list-toolbar.module.css'
import { BulkCategoryDialog } from './bulk-category-dialog.tsx'
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx'
import type { ChangeItems } from './use-change-items.ts'

interface BulkEditBarProps {
  selection: Selection<OwnerItem>
  onDone: () => void
  changes: ChangeItems
}

/** Toolbar with actions for the selected items; at the bottom edge, within reach of the thumb. */
export function BulkEditBar({ selection, changes, onDone }: BulkEditBarProps) {
  const { select } = itemListMessages
  const { rows: selected, state } = selection
  const [open, setOpen] = useState<'category' | 'delete'>()
  const isNone = state === 'none'
  const change = (next: ItemsChange) => {
    setOpen(undefined)
    selection.clear()
    changes.run({ ids: selected.map(({ id }) => id), change: next })
  }
  const act = (icon: ReactNode, label: string, onClick: () => void, isDestructive = false) => (
    <Button
      look={isDestructive ? 'danger-quiet' : 'outline'}
      size="sm"
      // aria-disabled instead of disabled: after a change nothing is selected, and the button would
      // lose the focus.
      aria-disabled={isNone || undefined}
      onClick={isNone ? undefined : onClick}
    >
      {icon}
      {label}
    </Button>
  )
  const mark = { className: 'icon icon-16 not-on-phones', 'aria-hidden': true }
  return (
    <Inline
      as="section"
      align="center"
      justify="between"
      wrap
      gap="8-16"
      above={20}
      className={`phone-bar fills-on-phones ${styles.bulkBar}`}
      aria-label={select.bar}
    >
      <Inline gap={4} align="center" weight={600}>
        <Checkbox
          label={select.all}
          checked={state === 'all'}
          isMixed={state === 'some'}
          disabled={selection.total === 0}
          onChange={selection.toggleAll}
        />
        <p role="status">{select.count(selected.length)}</p>
        <Button look="quiet" size="sm" className="pushed" onClick={onDone}>
          <X {...mark} />
          {itemListMessages.done}
        </Button>
      </Inline>
      <Inline gap={8} wrap className={`fills-on-phones ${styles.bulkActs}`}>
        {act(<Tag {...mark} />, select.category, () => setOpen('category'))}
        {act(<EyeOff {...mark} />, select.hide, () => change({ kind: 'hide' }))}
        {act(<Eye {...mark} />, select.show, () => change({ kind: 'show' }))}
        {act(<Trash2 {...mark} />, select.delete, () => setOpen('delete'), true)}
      </Inline>
      {open === 'category' && (
        <BulkCategoryDialog
          items={selected}
          onClose={() => setOpen(undefined)}
          onChoose={category => change({ kind: 'category', category })}
        />
      )}
      {open === 'delete' && (
        <BulkDeleteDialog
          items={selected}
          onClose={() => setOpen(undefined)}
          onConfirm={() => change({ kind: 'delete' })}
        />
      )}
    </Inline>
  )
}
