import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict } from './is-outage.ts'

const RETRIES = 3
const WAIT_MS = 25

/**
 * Runs a transaction or a single statement again that PostgreSQL rolled back because of a concurrent one
 * (deadlock, serialization failure), at most three times. `work` must have no effects outside the database.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt > RETRIES) throw error
      await sleep(attempt * WAIT_MS * Math.random())
    }
  }
}
