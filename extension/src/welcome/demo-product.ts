import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import { createEmptyDraft } from '../draft/create-empty-draft.ts'
import type { Draft } from '../draft/draft.ts'

const { product, shop, address } = welcomeMessages.demo

/** Images of the demo product, bundled with the extension. */
export const DEMO_PICTURES = ['lamp', 'night', 'box'].map(name => `/demo/${name}.svg`)

/** Creates the draft of the demo page, with one uncertain field. */
export function demoDraft(key: string): Draft {
  return {
    ...createEmptyDraft(key, `https://${address}/moon-night-light`),
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
