import { ApiError } from '@registry/shared/client/api-error'
import type { Lock } from '@registry/shared/client/session/create-tab-lock'
import { isRejectedByServer } from '@registry/shared/client/session/is-rejected-by-server'
import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import { explainLookupFailure } from '@registry/shared/messages/items/explain-lookup-failure'
import { unreadableUrlMessage } from '@registry/shared/messages/items/retailer-messages'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import type { ScrapeFailure, ShareState, ShownProduct } from './share-state.ts'
import type { ShareStorage, StoredShare } from './share-storage.ts'

export interface ShareSteps {
  /** Scrapes the product page; a failed scrape resolves with `unread`. */
  read: () => Promise<{ found: FoundProduct } | { unread: ScrapeFailure }>
  /** Returns the same product if the registry already contains it. */
  findListed: (found: FoundProduct) => Promise<ShownProduct | undefined>
  add: (found: FoundProduct, key: string) => Promise<ShownProduct>
  newKey: () => string
  /** Serializes the duplicate check and the add across tabs. */
  lock: Lock
}

export interface Share {
  url: string
  storage: Pick<ShareStorage, 'read' | 'write'>
  steps: ShareSteps
  /** Aborts when the page is left; a request already sent is still awaited. */
  signal: AbortSignal
}

/**
 * Processes a shared URL: scrape, check for duplicates, add. Resumes a stored share. Never throws: errors become a
 * state.
 */
export async function runShare(share: Share): Promise<ShareState> {
  const known = share.storage.read() ?? {}
  if (known.outcome) return known.outcome
  try {
    return await continueShare(share, known)
  } catch (error) {
    return { status: 'failed', at: 'process', reason: errorMessage(error) }
  }
}

/** Adds the product despite a duplicate. */
export function addAnyway(share: Share): Promise<ShareState> {
  const { found } = share.storage.read() ?? {}
  if (!found) return runShare(share)
  return share.steps.lock(() => add(share, found, share.steps.newKey()))
}

async function continueShare(share: Share, known: StoredShare): Promise<ShareState> {
  const { url, steps } = share
  if (findRetailer(url)?.server?.via === 'none') return manualState(url)
  const read = known.found ? { found: known.found } : await steps.read()
  if ('unread' in read) return manualState(url, read.unread)
  const { found } = read
  return steps.lock(async () => {
    if (known.key) return add(share, found, known.key)
    const listed = await steps.findListed(found)
    share.signal.throwIfAborted()
    if (!listed) return add(share, found, steps.newKey())
    const outcome = { status: 'listed', product: listed } as const
    share.storage.write({ found, outcome })
    return outcome
  })
}

async function add(
  { storage, steps }: Share,
  found: FoundProduct,
  key: string,
): Promise<ShareState> {
  storage.write({ found, key })
  try {
    const outcome = { status: 'added', product: await steps.add(found, key) } as const
    storage.write({ outcome })
    return outcome
  } catch (error) {
    // The server stores the rejection under the key, so a retry needs a new one.
    if (isFinalRejection(error)) storage.write({ found })
    return { status: 'failed', at: 'add', reason: errorMessage(error) }
  }
}

function isFinalRejection(error: unknown): boolean {
  return isRejectedByServer(error) && error instanceof ApiError && error.code !== 'IN_PROGRESS'
}

function manualState(url: string, unread?: ScrapeFailure): ShareState {
  const failure = unread ?? { code: 'CLIENT_ONLY_RETAILER', cause: undefined, reason: undefined }
  const { advice, canRetry } = explainLookupFailure(failure, url)
  return {
    status: 'manual',
    message: unreadableUrlMessage(url),
    reason: failure.reason,
    advice,
    isForQuickAdd: failure.code === 'CLIENT_ONLY_RETAILER',
    mayRetry: canRetry,
  }
}

/** Returns the message of an API or network error. */
function errorMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined
}
