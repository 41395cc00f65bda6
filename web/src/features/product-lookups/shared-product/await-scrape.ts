import { getScrapeLog } from '@registry/shared/contract/items/product-lookups'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'

const INTERVAL_MS = 1_000
const MAX_WAIT_MS = 12_000

/** Polls a scrape until it has ended, for about 12 s. Returns true if it found a product. Throws when aborted. */
export async function awaitScrape(id: string, signal: AbortSignal): Promise<boolean> {
  const polling = new AbortController()
  const stop = () => polling.abort()
  const timer = setTimeout(stop, MAX_WAIT_MS)
  signal.addEventListener('abort', stop)
  try {
    while (!polling.signal.aborted) {
      const status = await statusOf(id, polling.signal)
      if (status !== 'pending') return status !== 'failed'
      await new Promise(resolve => setTimeout(resolve, INTERVAL_MS))
      signal.throwIfAborted()
    }
    return false
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** Returns 'pending' after a failed request, so that the scrape is polled again. */
async function statusOf(id: string, signal: AbortSignal) {
  try {
    return (await ownerClient.call(getScrapeLog, { params: { id } }, { signal })).log.status
  } catch {
    return 'pending'
  }
}
