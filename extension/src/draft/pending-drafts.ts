import browser from 'webextension-polyfill'
import * as z from 'zod/mini'
import { createSerialQueue } from '../create-serial-queue.ts'
import { type Draft, draft } from './draft.ts'

const STORAGE_KEY = 'pendingDrafts'
/** Maximum number of stored drafts; the oldest are removed. */
const PENDING_MAX = 20
const stored = z.object({ [STORAGE_KEY]: z.array(draft) })

const runSerially = createSerialQueue()

async function read(): Promise<Draft[]> {
  return (
    z.safeParse(stored, await browser.storage.session.get(STORAGE_KEY)).data?.[STORAGE_KEY] ?? []
  )
}

function change(next: (others: Draft[]) => Draft[], key: string): Promise<void> {
  return runSerially(async () => {
    const others = (await read()).filter(other => other.key !== key)
    await browser.storage.session.set({ [STORAGE_KEY]: next(others).slice(-PENDING_MAX) })
  })
}

/**
 * Stores an unsaved draft until the browser closes. Closing the popup loses neither the draft nor its
 * idempotency key, so a retry cannot add the product twice.
 */
export function storePendingDraft(pending: Draft): Promise<void> {
  return change(others => [...others, pending], pending.key)
}

/** Finds the unsaved draft of the page with this URL (empty: of a page that cannot be read). */
export async function findPendingDraft(link: string): Promise<Draft | undefined> {
  const isOfPage = ({ productUrl, typedOn }: Draft) =>
    typedOn === link || (link !== '' && productUrl === link)
  return (await runSerially(read)).findLast(isOfPage)
}

/** Call after the draft was saved or its item's quantity was increased. */
export function removePendingDraft(key: string): Promise<void> {
  return change(others => others, key)
}
