import { CATEGORIES } from '@registry/shared/categories/categories'
import { welcomeMessages } from '@registry/shared/messages/welcome'
import { formatDollars } from '@registry/shared/money/format-money'
import { toItemDraft } from '../draft/to-item-draft.ts'
import type { Answers, Request, SaveResult } from '../messages.ts'
import type { Background } from '../popup/background.ts'
import { demoDraft } from './demo-product.ts'

type Draft = Extract<Request, { type: 'save' }>['draft']

/** What a form that is tried out may ask; nothing of it leaves this page. */
type Asked = 'check' | 'save' | 'undo' | 'rate'

const answers: { [T in Asked]: (request: Extract<Request, { type: T }>) => Answers[T] } = {
  check: () => ({ duplicates: [] }),
  save: ({ draft }) => pretendToSave(draft),
  undo: () => ({ kind: 'undone' }),
  rate: () => ({ sgdPerUnit: null, asOf: null }),
}

/** Judges a draft as a real one; its pictures are of this extension and no web addresses. */
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

/** Stands behind the popup that is tried out: reads a made-up page, and keeps nothing. */
export const demoBackground: Background = {
  open: async () => ({
    session: { isSignedIn: true, registryTitle: welcomeMessages.demo.subtitle },
    reading: { kind: 'product', draft: demoDraft(crypto.randomUUID()) },
    waiting: 0,
    categories: CATEGORIES,
  }),
  ask: async request => Reflect.get(answers, request.type)(request),
  keep: () => undefined,
  watchQueue: never,
  watchLoading: never,
  watchSession: never,
  watchPairing: never,
}
