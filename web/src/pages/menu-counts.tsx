import type { OwnerItem } from '@registry/shared/contract/items'
import { countItems } from '../features/items/item-filter.ts'
import type { MenuCounts } from '../features/owner-frame/owner-menu.tsx'
import { countOpenGifts } from './count-open-gifts.ts'
import { LateThankYouCount } from './late-thank-you-count.tsx'

/** What the entries of the owner's menu lead to, as far as it is known; `settled` gifts are confirmed. */
export function menuCounts(
  items: OwnerItem[] | undefined,
  settled?: ReadonlySet<string>,
): MenuCounts {
  const thankYous = <LateThankYouCount isPageShown={items !== undefined} />
  if (!items) return { thankYous }
  return { ...countItems(items), toConfirm: countOpenGifts(items, settled), thankYous }
}
