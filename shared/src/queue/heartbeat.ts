const INTERVAL_MS = 10_000

export interface HeartbeatParts {
  /** Says once that the worker lives, and frees the jobs of those that have long been silent. */
  beat: (workerId: string) => Promise<void>
  onMissed: (error: unknown) => void
}

/**
 * Says every ten seconds that a worker lives. Without it the jobs of a killed worker would stay locked
 * for hours: see beat_worker in the schema.
 */
export interface Heartbeat {
  /** Begins to beat under the id that the queue writes into `locked_by`; done after the first beat. */
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
