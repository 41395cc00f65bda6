import type { PublicItem } from '@registry/shared/contract/items/items'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { hasStatus, type ItemStatus } from './public-item-filter.ts'
import { usePublicItemFilter } from './use-public-item-filter.ts'

const STATUSES = ['all', 'available', 'gifted'] as const

interface StatusFilterProps {
  items: PublicItem[]
  labels: Record<ItemStatus, string>
}

/** Status filter buttons, each with the number of matching items. */
export function StatusFilter({ items, labels }: StatusFilterProps) {
  const [filter, change] = usePublicItemFilter(items)
  const inCategory = items.filter(
    item => filter.category === undefined || item.category === filter.category,
  )
  return STATUSES.map(status => (
    <button
      key={status}
      type="button"
      className="choice"
      aria-pressed={filter.status === status}
      onClick={() => change({ status })}
    >
      {labels[status]} <Badge>{inCategory.filter(item => hasStatus(item, status)).length}</Badge>
    </button>
  ))
}
