import type { CircuitBreaker } from '@registry/shared/jobs/circuit-breaker'
import { type FetchedPage, safeFetch } from '../../net/fetch/safe-fetch.ts'
import { FetchError, toFetchError } from '../../net/fetch-error.ts'
import type { FetchGuard } from '../../net/guard/fetch-guard.ts'
import type { HostSlots } from './host-slots.ts'

export interface FetchTools {
  guard: FetchGuard
  breaker: CircuitBreaker
  slots: HostSlots
}

/** Error message when the host's circuit is open. */
export const CIRCUIT_OPEN = 'the host is resting'

/** Fetches a URL within the host's concurrency limit and circuit breaker. Throws only FetchError. */
export async function fetchWithHostLimits(
  address: string,
  { guard, breaker, slots }: FetchTools,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const host = hostKey(address)
  const waitAndFetch = slots.use(host, signal, async () => {
    if (!breaker.mayTry(host)) throw new FetchError('UNREACHABLE', new Error(CIRCUIT_OPEN))
    const fetching = safeFetch(address, guard, signal)
    fetching.then(
      page => breaker.report(host, page.status < 500 && page.status !== 429),
      error => breaker.report(host, !isOutage(error)),
    )
    return fetching
  })
  return waitAndFetch.catch(error => {
    throw toFetchError(error)
  })
}

/** Returns the key of a host for concurrency limit and circuit breaker. */
export function hostKey(address: string): string {
  return URL.parse(address)?.host ?? ''
}

// Forbidden hosts count too: without pauses callers could distinguish them from unreachable hosts.
function isOutage(error: unknown): boolean {
  return error instanceof FetchError && error.code !== 'INVALID_URL'
}
