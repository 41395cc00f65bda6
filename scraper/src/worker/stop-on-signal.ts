/** After this long a stop is no longer graceful; what was being done is freed by the next heartbeat. */
const GIVE_UP_AFTER_MS = 10_000

export interface Stoppable {
  stop(): Promise<void>
}

/**
 * Ends the process in order on SIGTERM, on SIGINT, and when the supervisor that started it over a
 * channel is gone.
 */
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
