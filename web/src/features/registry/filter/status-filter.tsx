import type { PublicItem } from '@registry/shared/contract/items/items'
import { Fragment, useMemo } from 'react'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { filterItems, type ItemStatus } from './public-item-filter.ts'
import { usePublicItemFilter } from './use-public-item-filter.ts'

const STATUSES = ['all', 'available', 'gifted'] as const

interface StatusFilterProps {
  items: PublicItem[]
  labels: Record<ItemStatus, string>
}

/** Status filter buttons, each with the number of matching items. */
export function StatusFilter({ items, labels }: StatusFilterProps) {
  const [filter, change] = usePublicItemFilter(items)
  const { category } = filter
  // The same elements for each status, so that React skips them when the status changes.
  const contents = useMemo(
    () =>
      STATUSES.map(status => (
        <Fragment key={status}>
          {labels[status]} <Badge>{filterItems(items, { category, status }).length}</Badge>
        </Fragment>
      )),
    [items, category, labels],
  )
  return STATUSES.map((status, index) => (
    <button
      key={status}
      type="button"
      className="choice"
      aria-pressed={filter.status === status}
      onClick={() => change({ status })}
    >
      {contents[index]}
    </button>
  ))
}
