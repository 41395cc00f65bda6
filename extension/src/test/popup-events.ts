import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import { cents } from '@registry/shared/money/money'
import { capturedExample } from '../../../shared/test/captured-example.ts'
import { toDraft } from '../draft/extraction/to-draft.ts'
import type { ExtractionResult, Session } from '../messages.ts'
import {
  initialState,
  type PopupEvent,
  type PopupState,
  popupReducer,
} from '../popup/state/popup-reducer.ts'
import type { QueueEntryView } from '../queue/watch-queue.ts'

export const draft = toDraft(capturedExample({ category: null }), 'key-of-the-draft-1')
/** Key of a draft created later. */
export const KEY = 'key-of-the-draft-2'
export const session: Session = { isSignedIn: true, registryTitle: 'Baby Tan is on the way' }
export const unconnected: Session = { isSignedIn: false, registryTitle: null }
export const expired: Session = { ...session, isSignedIn: false }

/** Returns the popup's state after these events. */
export const after = (...events: PopupEvent[]): PopupState =>
  events.reduce(popupReducer, initialState)
/** The popup opens on a page. */
export const opened = (page: ExtractionResult, who = session): PopupEvent => ({
  type: 'opened',
  opening: { session: who, reading: page, categories: ['Other'] },
})
export const openedDraft = opened({ kind: 'product', draft })
export const renamed: PopupEvent = { type: 'edited', change: { productName: 'Cot' } }
/** A save was rejected without a connection. */
export const signedOut: PopupEvent = { type: 'answered', result: { kind: 'signed-out' } }
export const connected: PopupEvent = { type: 'connected', session }
const item = { name: 'Cot', price: '$1', category: 'Other', picture: null }
/** The draft was saved. */
export const queued: PopupEvent = {
  type: 'answered',
  result: { kind: 'queued', key: draft.key, item },
}
/** The queue entry of the draft after the registry rejected it. */
export const refusedEntry: QueueEntryView = {
  key: draft.key,
  name: 'Cot',
  draft: { ...draft, productName: 'Cot' },
  state: 'refused',
  tries: 1,
  nextTryAt: 0,
  message: 'Too long',
  fields: { productName: 'Please enter a product name' },
}
export const existingItem: OwnProduct = {
  id: 'a',
  productName: 'Cot',
  productUrl: '',
  totalPrice: cents(100),
  quantity: 1,
  thumbnailUrl: null,
  isHidden: false,
  isFunded: false,
  createdAt: '2026-11-12T00:00:00.000Z',
}
/** The duplicate check found two items. */
export const found = (about = draft): PopupEvent => ({
  type: 'checked',
  product: about,
  duplicates: [existingItem, existingItem],
})
