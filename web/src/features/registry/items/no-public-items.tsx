import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import type { ItemFilter } from '../filter/public-item-filter.ts'

const t = registryMessages.empty

interface NoItemsProps {
  items: PublicItem[]
  filter: ItemFilter
  onClear: () => void
}

/** The empty state of the list: no items at all, none in the category, or none matching the filter. */
export function NoPublicItems({ items, filter, onClear }: NoItemsProps) {
  if (items.length === 0 && filter.category === undefined) {
    return (
      <EmptyState picture={<Illustration of="cradle-mobile" />} title={t.title} heading="h3">
        <p>{t.text}</p>
      </EmptyState>
    )
  }
  const elsewhere = countOtherCategories(items, filter.category)
  const isCategoryEmpty =
    filter.category !== undefined && !items.some(item => item.category === filter.category)
  return (
    <EmptyState
      picture={<Illustration of="folded-blanket" />}
      title={isCategoryEmpty && filter.category ? t.category(filter.category) : t.filtered}
      heading="h3"
      action={
        <Button look="tonal" onClick={onClear}>
          {registryMessages.filter.clear}
        </Button>
      }
    >
      <p>{elsewhere > 0 ? t.tryOther : t.comeBack}</p>
      {elsewhere > 0 && <p>{t.elsewhere(elsewhere)}</p>}
    </EmptyState>
  )
}

/** Counts the items in other categories; zero without a category filter. */
function countOtherCategories(items: PublicItem[], category: string | undefined): number {
  if (category === undefined) return 0
  return items.filter(item => item.category !== category).length
}
