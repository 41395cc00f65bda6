import { ApiError } from '@registry/shared/client/api-error'
import type { Lock } from '@registry/shared/client/create-tab-lock'
import { isRejectedByServer } from '@registry/shared/client/is-rejected-by-server'
import type { FoundProduct, LookupCode } from '@registry/shared/contract/product-lookups'
import { unreadSentence } from '@registry/shared/messages/retailer-sentences'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import type { KeptShare, KeptShareStorage } from './kept-share.ts'
import type { ShareState, ShownProduct, UnreadPage } from './share-state.ts'

export interface ShareSteps {
  /** Scrapes the product page; a failed scrape resolves with `unread`. */
  read: () => Promise<{ found: FoundProduct } | { unread: UnreadPage }>
  /** Returns the same product if the registry already contains it. */
  findListed: (found: FoundProduct) => Promise<ShownProduct | undefined>
  add: (found: FoundProduct, key: string) => Promise<ShownProduct>
  newKey: () => string
  /** Serializes the duplicate check and the add across tabs. */
  lock: Lock
}

export interface Share {
  url: string
  kept: Pick<KeptShareStorage, 'read' | 'write'>
  steps: ShareSteps
  /** Aborts when the page is left; a request already sent is still awaited. */
  signal: AbortSignal
}

const RETRIED: readonly (LookupCode | undefined)[] = [undefined, 'TIMEOUT', 'UNREACHABLE']

/**
 * Processes a shared URL: scrape, check for duplicates, add. Resumes a stored share. Never throws: errors become a
 * state.
 */
export async function runShare(share: Share): Promise<ShareState> {
  const known = share.kept.read() ?? {}
  if (known.outcome) return known.outcome
  try {
    return await goOn(share, known)
  } catch (error) {
    return { status: 'failed', at: 'process', reason: reasonOf(error) }
  }
}

/** Adds the product despite a duplicate. */
export function addAnyway(share: Share): Promise<ShareState> {
  const { found } = share.kept.read() ?? {}
  if (!found) return runShare(share)
  return share.steps.lock(() => add(share, found, share.steps.newKey()))
}

async function goOn(share: Share, known: KeptShare): Promise<ShareState> {
  const { url, steps } = share
  if (findRetailer(url)?.server.via === 'none') return byHand(url)
  const read = known.found ? { found: known.found } : await steps.read()
  if ('unread' in read) return byHand(url, read.unread)
  const { found } = read
  return steps.lock(async () => {
    if (known.key) return add(share, found, known.key)
    const listed = await steps.findListed(found)
    share.signal.throwIfAborted()
    if (!listed) return add(share, found, steps.newKey())
    const outcome = { status: 'listed', product: listed } as const
    share.kept.write({ found, outcome })
    return outcome
  })
}

async function add({ kept, steps }: Share, found: FoundProduct, key: string): Promise<ShareState> {
  kept.write({ found, key })
  try {
    const outcome = { status: 'added', product: await steps.add(found, key) } as const
    kept.write({ outcome })
    return outcome
  } catch (error) {
    // The server stores the rejection under the key, so a retry needs a new one.
    if (isFinal(error)) kept.write({ found })
    return { status: 'failed', at: 'add', reason: reasonOf(error) }
  }
}

function isFinal(error: unknown): boolean {
  return isRejectedByServer(error) && error instanceof ApiError && error.code !== 'IN_PROGRESS'
}

function byHand(url: string, unread?: UnreadPage): ShareState {
  const isForQuickAdd = !unread || unread.code === 'CLIENT_ONLY_RETAILER'
  return {
    status: 'manual',
    message: unreadSentence(url),
    reason: unread?.reason,
    isForQuickAdd,
    mayRetry: !isForQuickAdd && RETRIED.includes(unread?.code),
  }
}

/** Returns the message of an API or network error. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined
}
