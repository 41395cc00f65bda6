import browser from 'webextension-polyfill'
import * as z from 'zod/mini'
import { createTurns } from '../create-turns.ts'
import { type Draft, draft } from './draft.ts'

const STORAGE_KEY = 'pendingDrafts'
/** As many as are kept, the latest. */
const PENDING_MAX = 20
const stored = z.object({ [STORAGE_KEY]: z.array(draft) })

const inTurn = createTurns()

async function read(): Promise<Draft[]> {
  return (
    z.safeParse(stored, await browser.storage.session.get(STORAGE_KEY)).data?.[STORAGE_KEY] ?? []
  )
}

function change(next: (others: Draft[]) => Draft[], key: string): Promise<void> {
  return inTurn(async () => {
    const others = (await read()).filter(other => other.key !== key)
    await browser.storage.session.set({ [STORAGE_KEY]: next(others).slice(-PENDING_MAX) })
  })
}

/**
 * Keeps a draft that was begun, until the browser closes. A popup that goes away takes neither the
 * draft nor its key with it, so trying again cannot add the product twice.
 */
export function keepDraft(pending: Draft): Promise<void> {
  return change(others => [...others, pending], pending.key)
}

/** The draft that was begun on the page of this link (empty: of none) and not saved, if any. */
export async function findPendingDraft(link: string): Promise<Draft | undefined> {
  const isOfPage = ({ productUrl, typedOn }: Draft) =>
    typedOn === link || (link !== '' && productUrl === link)
  return (await inTurn(read)).findLast(isOfPage)
}

/** To be called when what a draft was for is done. */
export function dropPendingDraft(key: string): Promise<void> {
  return change(others => others, key)
}
