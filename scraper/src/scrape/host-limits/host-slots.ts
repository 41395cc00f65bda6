/** Concurrency limit per host; further requests wait in a queue. */
export interface HostSlots {
  /** Runs the work in a slot of the host. Rejects with the signal's reason while still waiting. */
  use<T>(host: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** True when as many requests wait as may run; new ones should be postponed. */
  isQueueFull(host: string): boolean
}

interface Host {
  free: number
  waiting: Set<() => void>
}

/**
 * Creates slots that are all free. p-queue frees the slot of an aborted request while its work still runs, so a
 * second page would load meanwhile, and adds 8 ms or more to the start.
 */
export function createHostSlots(perHost: number): HostSlots {
  const hosts = new Map<string, Host>()
  return {
    async use(name, signal, work) {
      const host = hosts.get(name) ?? { free: perHost, waiting: new Set() }
      hosts.set(name, host)
      await take(host, signal)
      try {
        return await work()
      } finally {
        give(host)
        if (host.free === perHost) hosts.delete(name)
      }
    },
    isQueueFull: name => (hosts.get(name)?.waiting.size ?? 0) >= perHost,
  }
}

async function take(host: Host, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (host.free === 0) return waitForTurn(host, signal)
  host.free -= 1
}

function waitForTurn(host: Host, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = () => {
    host.waiting.delete(onTurn)
    reject(signal.reason)
  }
  const onTurn = () => {
    signal.removeEventListener('abort', giveUp)
    resolve()
  }
  host.waiting.add(onTurn)
  signal.addEventListener('abort', giveUp, { once: true })
  return promise
}

// The slot passes directly to the next waiting request, so no new request can overtake it.
function give(host: Host): void {
  const [next] = host.waiting
  if (!next) {
    host.free += 1
    return
  }
  host.waiting.delete(next)
  next()
}
