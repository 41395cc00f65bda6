import type { CircuitBreaker } from '../jobs/circuit-breaker.ts'
import { createGauge } from './metrics.ts'

const breakers = new Map<string, Pick<CircuitBreaker, 'blockedHosts'>>()

createGauge({
  name: 'registry_open_circuits',
  help: 'Hosts to which this process sends no requests at the moment',
  labels: ['kind'],
  collect(gauge) {
    gauge.reset()
    for (const [kind, breaker] of breakers) gauge.set({ kind }, breaker.blockedHosts().length)
  },
})

/** Counts the open circuits of a circuit breaker until the returned function is called. */
export function observeCircuits(
  kind: 'push' | 'shop',
  breaker: Pick<CircuitBreaker, 'blockedHosts'>,
): () => void {
  breakers.set(kind, breaker)
  return () => void breakers.delete(kind)
}
