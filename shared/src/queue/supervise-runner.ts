const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2_000

/** A running queue worker. */
export interface QueueRunner {
  /** Settles when the runner has ended, on request or by itself. */
  ended: Promise<unknown>
  stop(): Promise<unknown>
}

interface RunnerPlan {
  start(): Promise<QueueRunner>
  /** Called when a runner has ended by itself, or could not be started again. */
  onLost(error: unknown): void
}

/**
 * Starts a runner, and restarts it whenever it ends on its own: after 100 ms, doubled after each failed
 * attempt up to two seconds. Resolves when the first runner has started; rejects if it cannot start.
 * `stop` ends the current runner for good.
 */
export async function superviseRunner({
  start,
  onLost,
}: RunnerPlan): Promise<{ stop(): Promise<void> }> {
  let isStopping = false
  let interrupt = () => {}
  let runner: QueueRunner | undefined = await start()

  const wait = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      interrupt = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  async function startAgain() {
    for (let waitMs = FIRST_WAIT_MS; !isStopping; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      await wait(waitMs)
      if (isStopping) return undefined
      try {
        return await start()
      } catch (error) {
        onLost(error)
      }
    }
    return undefined
  }
  async function keep() {
    while (runner && !isStopping) {
      const lost = await runner.ended.catch((error: unknown) => error)
      if (isStopping) return
      onLost(lost)
      runner = await startAgain()
    }
    // Started while the stop was requested.
    await runner?.stop().catch(() => undefined)
  }
  const kept = keep()

  return {
    async stop() {
      isStopping = true
      interrupt()
      await runner?.stop().catch(() => undefined)
      await kept
    },
  }
}
