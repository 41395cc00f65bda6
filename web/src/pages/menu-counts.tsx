import type { OwnerItem } from '@registry/shared/contract/items'
import { countItems } from '../features/items/item-filter.ts'
import type { MenuCounts } from '../features/owner-frame/owner-menu.tsx'
import { LateThankYouCount } from './late-thank-you-count.tsx'

const NONE: ReadonlySet<string> = new Set()

/** What the entries of the owner's menu lead to, as far as it is known; `settled` gifts are confirmed. */
export function menuCounts(
  items: OwnerItem[] | undefined,
  settled: ReadonlySet<string> = NONE,
): MenuCounts {
  const thankYous = <LateThankYouCount isPageShown={items !== undefined} />
  if (!items) return { thankYous }
  const toConfirm = items
    .flatMap(item => item.contributors)
    .filter(({ id, paymentVerified }) => !paymentVerified && !settled.has(id)).length
  return { ...countItems(items), toConfirm, thankYous }
}
