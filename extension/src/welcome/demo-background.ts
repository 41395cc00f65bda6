import { CATEGORIES } from '@registry/shared/categories/categories'
import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import { formatDollars } from '@registry/shared/money/format-money'
import { toItemDraft } from '../draft/save/to-item-draft.ts'
import type { Request, Responses, SaveResult } from '../messages.ts'
import type { Background } from '../popup/background-client/background.ts'
import { demoDraft } from './demo-product.ts'

type Draft = Extract<Request, { type: 'save' }>['draft']

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
  const { productName: name, totalPrice, category } = checked.item
  const price = formatDollars(totalPrice)
  return {
    kind: 'queued',
    key: draft.key,
    item: { name, price, category, picture: draft.thumbnailUrl || null },
  }
}

const never = () => () => undefined

/** Background of the demo popup: returns a fixed product and stores nothing. */
export const demoBackground: Background = {
  open: async () => ({
    session: { isSignedIn: true, registryTitle: welcomeMessages.demo.subtitle },
    reading: { kind: 'product', draft: demoDraft(crypto.randomUUID()) },
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
