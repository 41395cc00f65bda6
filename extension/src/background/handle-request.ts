import { OWNER_CATEGORIES } from '@registry/shared/categories/owner-categories'
import { getExchangeRate } from '@registry/shared/contract/items/quick-add'
import { extractPage } from '../draft/extraction/extract-page.ts'
import { findOwnDuplicates } from '../draft/own-products/find-own-duplicates.ts'
import { increaseQuantity } from '../draft/own-products/increase-quantity.ts'
import { invalidateOwnProducts } from '../draft/own-products/own-products-cache.ts'
import { storePendingDraft } from '../draft/pending-drafts.ts'
import { restoreRecentSave } from '../draft/save/restore-recent-save.ts'
import { saveDraft } from '../draft/save/save-draft.ts'
import { undoSave } from '../draft/save/undo-save.ts'
import type {
  ExchangeRate,
  OpenResult,
  Request,
  Responses,
  SaveResult,
  SignInResult,
} from '../messages.ts'
import { queue } from '../queue/queue.ts'
import { readQueue } from '../queue/queue-storage.ts'
import { call } from '../session/api.ts'
import { disconnect } from '../session/end-session.ts'
import { startPairing } from '../session/pairing.ts'
import { signIn } from '../session/sign-in.ts'
import { readLastOwner, readSession } from '../session/tokens.ts'

const UNKNOWN_RATE: ExchangeRate = { sgdPerUnit: null, asOf: null }

/** Handles a request of the popup and of the options and welcome pages; resolves with the response. */
export async function handleRequest(request: Request): Promise<Responses[Request['type']]> {
  switch (request.type) {
    case 'open':
      return open(request)
    case 'connect':
      return startPairing()
    case 'sign-in':
      return signInAndSend(request.email, request.password)
    case 'disconnect':
      return nothing(disconnect().then(() => queue.send()))
    case 'check':
      return findOwnDuplicates(request)
    case 'rate':
      return fetchExchangeRate(request.currency)
    case 'keep':
      return nothing(storePendingDraft(request.draft))
    case 'save':
      return saveAndSend(request)
    case 'undo':
      return undoSave(request.key)
    case 'forget':
      return nothing(queue.forget(request.key))
    case 'raise':
      return increaseQuantity(request.itemId, request.key)
    case 'retry':
      return nothing(queue.send({ isImmediate: true }))
  }
}

async function open({ tabId, openKey }: Extract<Request, { type: 'open' }>): Promise<OpenResult> {
  void queue.send({ isImmediate: true })
  // Items may have been added or deleted on the registry's pages since the popup was last open.
  await invalidateOwnProducts()
  const [session, page, entries, owner] = await Promise.all([
    readSession(),
    extractPage(tabId, () => crypto.randomUUID(), openKey),
    readQueue(),
    readLastOwner(),
  ])
  const reading = restoreRecentSave(page, { entries, owner, now: Date.now() })
  return { session, reading, categories: OWNER_CATEGORIES }
}

async function signInAndSend(email: string, password: string): Promise<SignInResult> {
  const result = await signIn(email, password)
  if (result.ok) void queue.send({ isImmediate: true })
  return result
}

/** Responds as soon as the draft is in the queue; the queue's storage reports the delivery. */
async function saveAndSend({ draft }: Extract<Request, { type: 'save' }>): Promise<SaveResult> {
  const result = await saveDraft(draft)
  if (result.kind === 'queued') void queue.send()
  return result
}

async function nothing(done: Promise<unknown>): Promise<Record<never, never>> {
  await done
  return {}
}

/** Fetches the value of one unit in Singapore dollars; null if the registry does not know it. */
async function fetchExchangeRate(currency: string): Promise<ExchangeRate> {
  try {
    const { sgdPerUnit, asOf } = (await call(getExchangeRate, { params: { currency } })).data
    return { sgdPerUnit, asOf }
  } catch {
    return UNKNOWN_RATE
  }
}
