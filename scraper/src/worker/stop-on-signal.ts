/** After this long a stop is no longer graceful; what was being done is freed by the next heartbeat. */
const GIVE_UP_AFTER_MS = 10_000

export interface Stoppable {
  stop(): Promise<void>
  /** Settles when the work is over, asked for or not. Never rejects. */
  ended: Promise<void>
}

/**
 * Ends the process in order on SIGTERM, on SIGINT, and when the supervisor that started it over a
 * channel is gone; as a failure when its work ends unasked, so that a supervisor starts it again.
 */
export function stopOnSignal({ stop, ended }: Stoppable, giveUpAfterMs = GIVE_UP_AFTER_MS): void {
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
  const onEnd = () => {
    if (!isStopping) process.exit(1)
  }
  ended.then(onEnd, onEnd)
}
