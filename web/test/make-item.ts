import type { PublicItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'

const PRICE = cents(10_00)

/** Creates an item of $10.00 with contributions of $1.00. */
export function makeItem(id: string, contributions: number): PublicItem {
  const isFullyFunded = contributions >= 10
  return {
    id,
    productName: `The ${id}`,
    productDescription: '',
    productUrl: '',
    thumbnailUrl: null,
    picture: null,
    category: 'Other',
    totalPrice: PRICE,
    amountContributed: cents(contributions * 100),
    isFullyFunded,
    contributorCount: contributions,
    quantity: 1,
    acceptsPhysicalDonations: false,
    createdAt: '2026-01-01T00:00:00Z',
    contributors: Array.from({ length: contributions }, (_, at) => ({
      id: `${id}-${at}`,
      name: `Giver ${at}`,
      amount: cents(100),
      timestamp: '2026-01-02T00:00:00Z',
      message: null,
    })),
    can: { contribute: !isFullyFunded },
  }
}
