import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { CategorySelect } from './category-select.tsx'
import styles from './filter-bar.module.css'
import { FilterToggle } from './filter-toggle.tsx'
import type { ItemFilter } from './public-item-filter.ts'
import { StatusFilter } from './status-filter.tsx'

const t = registryMessages.filter
const STATUS_LABELS = {
  all: registryMessages.allItems,
  available: registryMessages.available,
  gifted: registryMessages.fullyGifted,
} as const

interface FilterBarProps {
  items: PublicItem[]
  shownCount: number
  filter: ItemFilter
}

/** Category and status filters: a sticky bar, or a collapsible panel on phones. */
export function FilterBar({ items, shownCount, filter }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const hasStatuses = items.some(item => item.isFullyFunded)
  const active = activeLabels(filter, hasStatuses)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    <search className={styles.filterbar} aria-label={t.label} onKeyDown={onKeyDown}>
      <Inline gap={6} align="center" className={styles.filterRow}>
        <CategorySelect items={items} look="bar" />
        {hasStatuses && (
          <>
            <span className={styles.filterSep} />
            <div className={styles.status}>
              <StatusFilter items={items} labels={STATUS_LABELS} />
            </div>
          </>
        )}
        <FilterToggle
          ref={toggle}
          label={active.join(', ') || registryMessages.allItems}
          activeCount={active.length}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
        <Text
          size={14}
          weight={500}
          tone="muted"
          isNumeric
          className={styles.filterCount}
          role="status"
        >
          {t.count(shownCount)}
        </Text>
      </Inline>
      <Stack gap={16} className={styles.filterPanel} id="filter-panel" hidden={!isOpen}>
        <CategorySelect items={items} look="field" />
        {hasStatuses && (
          <fieldset>
            <legend className="label">{t.status}</legend>
            <div className={styles.choices}>
              <StatusFilter items={items} labels={STATUS_LABELS} />
            </div>
          </fieldset>
        )}
      </Stack>
    </search>
  )
}

/** Returns the labels of the active filters that can be cleared; empty without any. */
function activeLabels({ category, status }: ItemFilter, hasStatuses: boolean): string[] {
  const labels = hasStatuses && status !== 'all' ? [STATUS_LABELS[status]] : []
  return category === undefined ? labels : [category, ...labels]
}
