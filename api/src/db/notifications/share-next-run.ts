/**
 * Combines concurrent calls: calls made during a run share the next run, so each result is newer than its call.
 * `ask` must not reject.
 */
export function shareNextRun<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= underWay.then(() => {
      next = undefined
      const round = ask()
      underWay = round
      return round
    })
    return next
  }
}
