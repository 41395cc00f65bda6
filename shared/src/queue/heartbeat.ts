const INTERVAL_MS = 10_000

interface HeartbeatParts {
  /** Records that the worker is alive, and unlocks the jobs of dead workers. */
  beat: (workerId: string) => Promise<void>
  onMissed: (error: unknown) => void
}

/**
 * Sends a heartbeat every ten seconds. Without it the jobs of a killed worker would stay locked for
 * hours: see the database function beat_worker.
 */
export interface Heartbeat {
  /** Starts the heartbeat with the id in `locked_by`; resolves after the first beat. */
  start(workerId: string): Promise<void>
  stop(): void
}

export function createHeartbeat({ beat, onMissed }: HeartbeatParts): Heartbeat {
  let timer: ReturnType<typeof setInterval> | undefined
  let first: Promise<void> | undefined
  return {
    start(workerId) {
      first ??= beat(workerId)
      timer ??= setInterval(() => void beat(workerId).catch(onMissed), INTERVAL_MS)
      return first
    },
    stop() {
      clearInterval(timer)
    },
  }
}
