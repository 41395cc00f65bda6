import type { PublicItem } from '@registry/shared/contract/items/items'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { hasStatus, type ItemFilter, type ItemStatus } from './public-item-filter.ts'

const STATUSES = ['all', 'available', 'gifted'] as const

/** Status filter buttons, each with the number of matching items. */
export function StatusFilter({
  items,
  filter,
  onChange,
  labels,
}: {
  items: PublicItem[]
  filter: ItemFilter
  onChange: (change: Partial<ItemFilter>) => void
  labels: Record<ItemStatus, string>
}) {
  const inCategory = items.filter(
    item => filter.category === undefined || item.category === filter.category,
  )
  return STATUSES.map(status => (
    <button
      key={status}
      type="button"
      className="choice"
      aria-pressed={filter.status === status}
      onClick={() => onChange({ status })}
    >
      {labels[status]} <Badge>{inCategory.filter(item => hasStatus(item, status)).length}</Badge>
    </button>
  ))
}
