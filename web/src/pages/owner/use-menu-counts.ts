import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useThankYousToWrite } from '../../features/contributions/cache/contribution-queries.ts'
import { useUnconfirmedOfDeleted } from '../../features/items/items-queries.ts'
import { countItems } from '../../features/items/list/item-filter.ts'
import { useOfferingCounts } from '../../features/offerings/review/queries/use-offering-counts.ts'
import type { MenuCounts } from '../../features/owner-layout/owner-menu.tsx'
import { countUnconfirmedContributions } from './count-unconfirmed-contributions.ts'

/** Returns the loaded counts of the owner's menu; `settled` contributions count as confirmed. */
export function useMenuCounts(
  items: OwnerItem[] | undefined,
  settled?: ReadonlySet<string>,
): MenuCounts {
  const thankYous = useThankYousToWrite().data
  const giftPassing = useOfferingCounts().data?.pending
  const ofDeleted = useUnconfirmedOfDeleted()
  if (!items) return { thankYous, giftPassing }
  return {
    ...countItems(items),
    toConfirm: countUnconfirmedContributions(items, { ofDeleted, settled }),
    thankYous,
    giftPassing,
  }
}
