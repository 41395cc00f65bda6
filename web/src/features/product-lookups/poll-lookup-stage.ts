import { getScrapeLog, type LookupStage } from '@registry/shared/contract/items/product-lookups'
import { ownerClient } from '../../lib/api-client/owner-client.ts'

const POLL_INTERVAL_MS = 500

/**
 * Polls the current step of a lookup twice a second until `signal` aborts. Failed polls are ignored, because the lookup
 * has its own response.
 */
export async function pollLookupStage(
  lookupId: string,
  signal: AbortSignal,
  onStage: (stage: LookupStage) => void,
): Promise<void> {
  for (;;) {
    await pause(signal)
    if (signal.aborted) return
    const stage = await fetchStage(lookupId, signal)
    if (stage && !signal.aborted) onStage(stage)
  }
}

async function fetchStage(id: string, signal: AbortSignal): Promise<LookupStage | null> {
  return ownerClient.call(getScrapeLog, { params: { id } }, { signal }).then(
    ({ log }) => log.stage,
    () => null,
  )
}

/** Resolves early when the signal aborts. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, POLL_INTERVAL_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
