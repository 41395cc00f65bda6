import { getScrapeLog } from '@registry/shared/contract/items/product-lookups'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'

const INTERVAL_MS = 1_000
const MAX_POLLS = 12

/** Polls a scrape until it has ended, for at most 12 s. Returns true if it found a product. */
export async function awaitScrape(id: string, signal: AbortSignal): Promise<boolean> {
  for (let poll = 1; poll <= MAX_POLLS; poll++) {
    const status = await statusOf(id, signal)
    if (status !== 'pending') return status !== 'failed'
    await new Promise(resolve => setTimeout(resolve, INTERVAL_MS))
    signal.throwIfAborted()
  }
  return false
}

/** A failed request says nothing about the scrape, so the next one may. */
async function statusOf(id: string, signal: AbortSignal) {
  try {
    return (await ownerClient.call(getScrapeLog, { params: { id } }, { signal })).log.status
  } catch {
    return 'pending'
  }
}
