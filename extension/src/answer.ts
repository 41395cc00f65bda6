import { CATEGORIES } from '@registry/shared/categories/categories'
import { checkProduct } from './draft/check-product.ts'
import { exchangeRate } from './draft/exchange-rate.ts'
import { openPage } from './draft/open-page.ts'
import { keepDraft } from './draft/pending-draft.ts'
import { raiseItem } from './draft/raise-item.ts'
import { saveDraft } from './draft/save-draft.ts'
import { savedBefore } from './draft/saved-before.ts'
import { undoSave } from './draft/undo-save.ts'
import type { Answers, Opening, Request, SaveResult, SignInResult } from './messages.ts'
import { queue } from './queue/queue.ts'
import { countWaiting } from './queue/queue-outlook.ts'
import { readQueue } from './queue/queue-storage.ts'
import { disconnect } from './session/end-session.ts'
import { connect } from './session/pair.ts'
import { currentSession, signIn } from './session/sign-in.ts'
import { readLastOwner } from './session/tokens.ts'

/** Does what the popup asks for. */
export async function answer(request: Request): Promise<Answers[Request['type']]> {
  switch (request.type) {
    case 'open':
      return open(request.tabId)
    case 'connect':
      return connect()
    case 'sign-in':
      return signInAndSend(request.email, request.password)
    case 'disconnect':
      return nothing(disconnect().then(() => queue.send()))
    case 'check':
      return checkProduct(request)
    case 'rate':
      return exchangeRate(request.currency)
    case 'keep':
      return nothing(keepDraft(request.draft))
    case 'save':
      return saveAndSend(request)
    case 'undo':
      return undoSave(request.key)
    case 'forget':
      return nothing(queue.forget(request.key))
    case 'raise':
      return raiseItem(request.itemId, request.key)
    case 'retry':
      return nothing(queue.send({ isHurried: true }))
  }
}

async function open(tabId: number): Promise<Opening> {
  void queue.send({ isHurried: true })
  const [session, page, entries, owner] = await Promise.all([
    currentSession(),
    openPage(tabId, () => crypto.randomUUID()),
    readQueue(),
    readLastOwner(),
  ])
  const reading = savedBefore(page, { entries, owner, now: Date.now() })
  return { session, reading, waiting: countWaiting(entries), categories: CATEGORIES }
}

async function signInAndSend(email: string, password: string): Promise<SignInResult> {
  const result = await signIn(email, password)
  if (result.ok) void queue.send({ isHurried: true })
  return result
}

/** The save is answered as soon as it is safe; how it is sent shows in the queue. */
async function saveAndSend({ draft }: Extract<Request, { type: 'save' }>): Promise<SaveResult> {
  const result = await saveDraft(draft)
  if (result.kind === 'queued') void queue.send()
  return result
}

async function nothing(done: Promise<unknown>): Promise<Record<never, never>> {
  await done
  return {}
}
