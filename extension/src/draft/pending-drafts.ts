import { compareLinks, parseProductLink } from '@registry/shared/items/product-link'
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

/**
 * Finds the unsaved draft of the page with this URL (empty: of a page that cannot be read). The draft that is
 * open in the popup is also found if the URL has changed because the page has since selected a variant.
 */
export async function findPendingDraft(
  link: string,
  openKey: string | undefined,
): Promise<Draft | undefined> {
  const isOfPage = ({ productUrl, typedOn }: Draft) =>
    typedOn === link || (link !== '' && productUrl === link)
  const isOpen = ({ key, productUrl }: Draft) => key === openKey && isSameProduct(productUrl, link)
  const drafts = await runSerially(read)
  return drafts.findLast(isOfPage) ?? drafts.find(isOpen)
}

function isSameProduct(one: string, other: string): boolean {
  return compareLinks(parseProductLink(one), parseProductLink(other)) === 'same'
}

/** Removes all drafts: they belong to the account that was connected. */
export function clearPendingDrafts(): Promise<void> {
  return runSerially(() => browser.storage.session.remove(STORAGE_KEY))
}

/** Call after the draft was saved or its item's quantity was increased. */
export function removePendingDraft(key: string): Promise<void> {
  return change(others => others, key)
}
