import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Combines concurrent calls: calls made in one turn of the event loop share a run, and calls made during a run share the
 * next one, so each result is newer than its call. `ask` must not reject.
 */
export function shareNextRun<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= underWay
      .then(() => endOfTurn())
      .then(() => {
        next = undefined
        const round = ask()
        underWay = round
        return round
      })
    return next
  }
}
