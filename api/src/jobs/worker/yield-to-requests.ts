import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'

const LONGEST_MS = 250
const STEP_MS = 10

/** True while requests wait for a connection of this pool. */
export const areRequestsWaiting = ({ client }: Knex): boolean =>
  client.pool.numPendingAcquires() > 0

/**
 * Resolves once no request waits, at the latest after 250 ms. A worker calls it before each job: in a burst of
 * requests, jobs would take half of the processor time while visitors wait for their responses. The limit keeps
 * jobs running, at least four a second in each group, while more requests arrive than the api can serve.
 */
export async function yieldToRequests(isWaiting: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < LONGEST_MS && isWaiting(); waitedMs += STEP_MS) {
    await sleep(STEP_MS)
  }
}
