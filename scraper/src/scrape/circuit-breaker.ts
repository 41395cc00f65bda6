const FAILURES_TO_OPEN = 5
const WINDOW_MS = 60_000
const OPEN_MS = 60_000

/** Keeps us from a host that does not answer: after five failures in a minute, a minute of rest. */
export interface CircuitBreaker {
  /** Whether the host may be asked now. After its rest, true for one caller until that one reports. */
  mayTry(host: string): boolean
  report(host: string, didAnswer: boolean): void
}

interface Circuit {
  failedAt: number[]
  openUntil: number
  isTrying: boolean
}

export function createCircuitBreaker(now: () => number): CircuitBreaker {
  const circuits = new Map<string, Circuit>()
  return {
    mayTry(host) {
      const circuit = circuits.get(host)
      if (!circuit || circuit.openUntil === 0) return true
      if (circuit.isTrying || now() < circuit.openUntil) return false
      circuit.isTrying = true
      return true
    },
    report(host, didAnswer) {
      if (didAnswer) circuits.delete(host)
      else circuits.set(host, afterFailure(circuits.get(host), now()))
      forgetOld(circuits, now())
    },
  }
}

function afterFailure(circuit: Circuit | undefined, at: number): Circuit {
  const recent = (circuit?.failedAt ?? []).filter(time => time > at - WINDOW_MS)
  const failedAt = [...recent, at].slice(-FAILURES_TO_OPEN)
  const isOpen = circuit?.isTrying || failedAt.length === FAILURES_TO_OPEN
  return { failedAt, openUntil: isOpen ? at + OPEN_MS : 0, isTrying: false }
}

function forgetOld(circuits: Map<string, Circuit>, at: number): void {
  for (const [host, { failedAt, openUntil, isTrying }] of circuits) {
    const lastFailedAt = failedAt.at(-1) ?? 0
    const isOver = lastFailedAt <= at - WINDOW_MS && openUntil <= at - WINDOW_MS
    if (isOver && !isTrying) circuits.delete(host)
  }
}
