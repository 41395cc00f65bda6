import { welcomeMessages } from '@registry/shared/messages/welcome'
import type { Draft } from '../draft/draft.ts'
import { emptyDraft } from '../draft/empty-draft.ts'

const { product, shop, address } = welcomeMessages.demo

/** Three drawings of the product, which lie in the extension itself. */
export const DEMO_PICTURES = ['lamp', 'night', 'box'].map(name => `/demo/${name}.svg`)

/** What QuickAdd would have read on the made-up shop's page: one thing in it is not quite sure. */
export function demoDraft(key: string): Draft {
  return {
    ...emptyDraft(key, `https://${address}/moon-night-light`),
    productName: `${product}, ${shop}`,
    totalPrice: '89.90',
    category: 'Nursery Decor & Lighting',
    pictures: DEMO_PICTURES,
    thumbnailUrl: DEMO_PICTURES[0] ?? '',
    shop: address,
    check: ['productName'],
    priceNow: '89.90',
    priceBefore: '109.00',
  }
}
