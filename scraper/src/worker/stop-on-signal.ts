/** Deadline in ms of a graceful shutdown; unfinished jobs are released after their heartbeat expires. */
const GIVE_UP_AFTER_MS = 10_000

export interface Stoppable {
  stop(): Promise<void>
}

/** Shuts the process down gracefully on SIGTERM, SIGINT, and when the supervisor's IPC channel closes. */
export function stopOnSignal({ stop }: Stoppable, giveUpAfterMs = GIVE_UP_AFTER_MS): void {
  let isStopping = false
  const onStop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), giveUpAfterMs).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', onStop)
  process.on('SIGINT', onStop)
  if (process.channel) process.once('disconnect', onStop)
}
