/** Limits of the circuits; times in ms. */
export interface CircuitLimits {
  /** Consecutive failures within `windowMs` that open a circuit. */
  failures: number
  windowMs: number
  /** Time that an open circuit rejects all requests; then one trial request decides. */
  openMs: number
}

const DEFAULT_LIMITS: CircuitLimits = { failures: 5, windowMs: 60_000, openMs: 60_000 }

/** Circuit breaker with one circuit per host, in memory. */
export interface CircuitBreaker {
  /**
   * Returns whether a request to the host may be sent now. After `openMs` it returns true for one trial
   * request, and then false until that request is reported.
   */
  mayTry(host: string): boolean
  /** Records the result of a request that `mayTry` permitted. A success closes the circuit. */
  report(host: string, didAnswer: boolean): void
  /** Returns the hosts for which `mayTry` would return false now; starts no trial request. */
  blockedHosts(): string[]
}

interface Circuit {
  failedAt: number[]
  openUntil: number
  isTrying: boolean
}

/**
 * Creates a circuit breaker whose circuits are all closed. `now` returns ms. It should be a monotonic clock, because
 * setting a clock back keeps circuits open longer. cockatiel lets other requests wait for the trial request instead of
 * rejecting them, counts consecutive failures without a time window, and adds 17 ms or more to the start.
 */
export function createCircuitBreaker(
  now: () => number,
  limits: CircuitLimits = DEFAULT_LIMITS,
): CircuitBreaker {
  const circuits = new Map<string, Circuit>()
  const isBlocked = ({ isTrying, openUntil }: Circuit) => isTrying || now() < openUntil
  return {
    mayTry(host) {
      const circuit = circuits.get(host)
      if (!circuit) return true
      if (isBlocked(circuit)) return false
      circuit.isTrying = circuit.openUntil > 0
      return true
    },
    report(host, didAnswer) {
      if (didAnswer) circuits.delete(host)
      else circuits.set(host, afterFailure(circuits.get(host), now(), limits))
      forgetOld(circuits, now() - limits.windowMs)
    },
    blockedHosts() {
      return [...circuits].flatMap(([host, circuit]) => (isBlocked(circuit) ? [host] : []))
    },
  }
}

function afterFailure(
  circuit: Circuit | undefined,
  at: number,
  { failures, windowMs, openMs }: CircuitLimits,
): Circuit {
  const recent = (circuit?.failedAt ?? []).filter(time => time > at - windowMs)
  const failedAt = [...recent, at].slice(-failures)
  const isOpen = circuit?.isTrying || failedAt.length === failures
  return { failedAt, openUntil: isOpen ? at + openMs : 0, isTrying: false }
}

function forgetOld(circuits: Map<string, Circuit>, before: number): void {
  for (const [host, { failedAt, openUntil, isTrying }] of circuits) {
    const lastFailedAt = failedAt.at(-1) ?? 0
    if (lastFailedAt <= before && openUntil <= before && !isTrying) circuits.delete(host)
  }
}
