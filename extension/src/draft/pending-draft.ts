import browser from 'webextension-polyfill'
import * as z from 'zod/mini'
import { type Draft, draft } from './draft.ts'

const STORAGE_KEY = 'pendingDraft'
const stored = z.object({ [STORAGE_KEY]: z.optional(draft) })

/**
 * Keeps a draft while it is being saved, until the browser closes. A popup that goes away takes
 * neither the draft nor its key with it, so trying again cannot add the product twice.
 */
export async function keepDraft(pending: Draft): Promise<void> {
  await browser.storage.session.set({ [STORAGE_KEY]: pending })
}

/** The draft of this product that was not saved, undefined when there is none. */
export async function findPendingDraft(productUrl: string): Promise<Draft | undefined> {
  const read = z.safeParse(stored, await browser.storage.session.get(STORAGE_KEY))
  const pending = read.success ? read.data[STORAGE_KEY] : undefined
  return pending?.productUrl === productUrl ? pending : undefined
}

export async function dropPendingDraft(): Promise<void> {
  await browser.storage.session.remove(STORAGE_KEY)
}
