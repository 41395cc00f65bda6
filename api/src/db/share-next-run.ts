/**
 * Asks on behalf of many at once: whoever comes while a round is under way shares the next one, so
 * that each gets an answer to a question asked after they came. `ask` must not reject.
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
