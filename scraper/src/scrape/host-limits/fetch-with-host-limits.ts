import type { CircuitBreaker } from '@registry/shared/jobs/circuit-breaker'
import {
  type FetchedPage,
  type RunRequest,
  type SafeFetchOptions,
  safeFetch,
} from '../../net/fetch/safe-fetch.ts'
import { FetchError, RejectedResponseError, toFetchError } from '../../net/fetch-error.ts'
import type { FetchGuard } from '../../net/guard/fetch-guard.ts'
import type { HostSlots } from './host-slots.ts'

export interface FetchTools {
  guard: FetchGuard
  breaker: CircuitBreaker
  slots: HostSlots
}

/** Error message when the host's circuit is open. */
export const CIRCUIT_OPEN = 'the host is resting'

interface HostLimitOptions extends Pick<SafeFetchOptions, 'acceptsType'> {
  signal: AbortSignal
}

/**
 * Fetches a URL within the concurrency limit of its host and the circuit breaker of each host that it redirects
 * to. Throws only FetchError.
 */
export async function fetchWithHostLimits(
  address: string,
  { guard, breaker, slots }: FetchTools,
  options: HostLimitOptions,
): Promise<FetchedPage> {
  const { signal } = options
  const waitAndFetch = slots.use(hostKey(address), signal, async () => {
    const { runRequest, report } = trackHosts(breaker, signal, guard.limits.firstByteMs)
    return safeFetch(address, guard, { ...options, runRequest }).finally(report)
  })
  return waitAndFetch.catch(error => {
    throw toFetchError(error)
  })
}

/**
 * Applies the circuit breaker to each host of one fetch. `report` records the last result of each host: a host that
 * redirects to its own broken page fails. A deadline counts only if the host had `minMs` until then.
 */
function trackHosts(breaker: CircuitBreaker, signal: AbortSignal, minMs: number) {
  const didRespond = new Map<string, boolean>()
  const runRequest: RunRequest = async (address, request) => {
    const host = circuitKey(address)
    if (!didRespond.has(host) && !breaker.mayTry(host)) {
      throw new FetchError('UNREACHABLE', new Error(CIRCUIT_OPEN))
    }
    didRespond.set(host, true)
    const startedAt = performance.now()
    try {
      const response = await request()
      didRespond.set(host, response.status < 500 && response.status !== 429)
      return response
    } catch (error) {
      // Another host may have used up the time, so that a slow redirect could open any shop's circuit.
      const isShort = performance.now() - startedAt < minMs
      const isLate = signal.aborted && didRespond.size > 1 && isShort
      didRespond.set(host, isLate || !isOutage(error))
      throw error
    }
  }
  const report = () => {
    for (const [host, isUp] of didRespond) breaker.report(host, isUp)
  }
  return { runRequest, report }
}

/** Returns the key of a host for the concurrency limit. */
export function hostKey(address: string): string {
  return URL.parse(address)?.host ?? ''
}

/** Returns the key of a host for the circuit breaker. A shop without a server on port 80 still works by HTTPS. */
function circuitKey(address: string): string {
  return URL.parse(address)?.origin ?? ''
}

// Forbidden hosts count too: without pauses callers could distinguish them from unreachable hosts.
function isOutage(error: unknown): boolean {
  const failure = toFetchError(error)
  return failure.code !== 'INVALID_URL' && !(failure instanceof RejectedResponseError)
}
