import { CATEGORIES } from '@registry/shared/categories/categories'
import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import { createEmptyDraft } from '../draft/create-empty-draft.ts'
import type { Draft } from '../draft/draft.ts'
import { toItemDraft } from '../draft/save/to-item-draft.ts'
import { toSavedItem } from '../draft/save/to-saved-item.ts'
import type { Request, Responses, SaveResult } from '../messages.ts'
import type { Background } from '../popup/background-client/background.ts'

/** Requests of the demo form, all handled in this page. */
type DemoRequestType = 'check' | 'save' | 'undo' | 'rate'

const responses: {
  [T in DemoRequestType]: (request: Extract<Request, { type: T }>) => Responses[T]
} = {
  check: () => ({ duplicates: [] }),
  save: ({ draft }) => pretendToSave(draft),
  undo: () => ({ kind: 'undone' }),
  rate: () => ({ sgdPerUnit: null, asOf: null }),
}

/** Validates a draft like a real save, without the demo images, whose paths are no web URLs. */
function pretendToSave(draft: Draft): SaveResult {
  const checked = toItemDraft({ ...draft, thumbnailUrl: '', pictures: [] })
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields }
  return { kind: 'queued', key: draft.key, item: toSavedItem(checked.item, draft.thumbnailUrl) }
}

const { product, shop, address, subtitle } = welcomeMessages.demo

/** Images of the demo product, bundled with the extension. */
const PICTURES = ['lamp', 'night', 'box'].map(name => `/demo/${name}.svg`)

/** Creates the draft of the demo page, with one uncertain field. */
function createDemoDraft(key: string): Draft {
  return {
    ...createEmptyDraft(key, `https://${address}/moon-night-light`),
    productName: `${product}, ${shop}`,
    totalPrice: '89.90',
    category: 'Nursery Decor & Lighting',
    pictures: PICTURES,
    thumbnailUrl: PICTURES[0] ?? '',
    shop: address,
    check: ['productName'],
    priceNow: '89.90',
    priceBefore: '109.00',
  }
}

const never = () => () => undefined

/** Background of the demo popup: returns a fixed product and stores nothing. */
export const demoBackground: Background = {
  open: async () => ({
    session: { isSignedIn: true, registryTitle: subtitle },
    reading: { kind: 'product', draft: createDemoDraft(crypto.randomUUID()) },
    waiting: 0,
    categories: CATEGORIES,
  }),
  sendRequest: async request => Reflect.get(responses, request.type)(request),
  storeDraft: () => undefined,
  watchQueue: never,
  watchLoading: never,
  watchSession: never,
  watchPairing: never,
}
