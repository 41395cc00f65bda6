import { ApiError } from '@registry/shared/client/api-error'
import type { Lock } from '@registry/shared/client/create-tab-lock'
import { isRejectedByServer } from '@registry/shared/client/is-rejected-by-server'
import type { FoundProduct, LookupCode } from '@registry/shared/contract/product-lookups'
import { unreadSentence } from '@registry/shared/messages/retailer-sentences'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import type { KeptShare, KeptShareStorage } from './kept-share.ts'
import type { ShareState, ShownProduct, UnreadPage } from './share-state.ts'

export interface ShareSteps {
  /** Reads the shop's page; what it could not read is an answer too. */
  read: () => Promise<{ found: FoundProduct } | { unread: UnreadPage }>
  /** The same product where it is on the registry already. */
  findListed: (found: FoundProduct) => Promise<ShownProduct | undefined>
  add: (found: FoundProduct, key: string) => Promise<ShownProduct>
  newKey: () => string
  /** One tab at a time looks whether it is there, and adds it. */
  lock: Lock
}

export interface Share {
  url: string
  kept: Pick<KeptShareStorage, 'read' | 'write'>
  steps: ShareSteps
  /** Ends with the page. Once a product is on its way, it is waited for all the same. */
  signal: AbortSignal
}

const RETRIED: readonly (LookupCode | undefined)[] = [undefined, 'TIMEOUT', 'UNREACHABLE']

/**
 * Takes a shared link as far as it goes: read, looked for on the registry, added. Called again for the
 * same share it goes on where it was. Never throws: whatever goes wrong is a state too.
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

/** Adds what is on the registry already. */
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
    // The server keeps its no under the key; another try needs another.
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

/** The server's own words on it, or on the line. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined
}
