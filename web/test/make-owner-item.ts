import type { OwnerItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { makeItem } from './make-item.ts'

interface Parts {
  /** In dollars. */
  price?: number
  given?: number
  createdAt?: string
}

/** Creates an item as the owner's API returns it, with at most one contributor. */
export function makeOwnerItem(
  name: string,
  { price = 10, given = 0, createdAt = '2026-01-01' }: Parts,
): OwnerItem {
  return {
    ...makeItem(name, 0),
    productName: name,
    totalPrice: cents(price * 100),
    amountContributed: cents(given * 100),
    isFullyFunded: given >= price,
    contributorCount: given > 0 ? 1 : 0,
    createdAt: `${createdAt}T00:00:00Z`,
    isHidden: false,
    contributors: [],
    scrapedImages: [],
    can: { edit: true, delete: true, reset: given > 0 },
  }
}
