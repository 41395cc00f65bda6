import type { PublicItem } from '@registry/shared/contract/items'
import { registryMessages } from '@registry/shared/messages/registry'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { CategorySelect } from './category-select.tsx'
import type { ItemFilter } from './item-filter.ts'
import { StatusChoices } from './status-choices.tsx'

const words = registryMessages.filter
const STATUS_LABELS = {
  all: registryMessages.allItems,
  available: registryMessages.available,
  gifted: registryMessages.fullyGifted,
} as const

interface FilterBarProps {
  items: PublicItem[]
  shownCount: number
  filter: ItemFilter
  onChange: (change: Partial<ItemFilter>) => void
}

/** Category and status, kept in sight 10 px below the top; folded into a panel on phones. */
export function FilterBar({ items, shownCount, filter, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const hasStatuses = items.some(item => item.isFullyFunded)
  const current = [filter.category, filter.status !== 'all' && STATUS_LABELS[filter.status]]
  const label = current.filter(Boolean).join(', ') || registryMessages.allItems
  const controls = { items, filter, onChange }
  return (
    <search className="filterbar" aria-label={words.label}>
      <div className="filter-row">
        <CategorySelect {...controls} look="bar" />
        {hasStatuses && (
          <>
            <span className="filter-sep" />
            <div className="status">
              <StatusChoices {...controls} labels={STATUS_LABELS} />
            </div>
          </>
        )}
        <button
          type="button"
          className="select filter-toggle"
          aria-expanded={isOpen}
          aria-controls="filter-panel"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal className="icon" aria-hidden="true" />
          <span className="lbl">{words.current(label)}</span>
          <ChevronDown className="icon icon-16" aria-hidden="true" />
        </button>
        <p className="filter-count" role="status">
          {words.count(shownCount)}
        </p>
      </div>
      <div className="filter-panel" id="filter-panel" hidden={!isOpen}>
        <CategorySelect {...controls} look="field" />
        {hasStatuses && (
          <fieldset>
            <legend className="label">{words.status}</legend>
            <div className="choices">
              <StatusChoices {...controls} labels={STATUS_LABELS} />
            </div>
          </fieldset>
        )}
      </div>
    </search>
  )
}
