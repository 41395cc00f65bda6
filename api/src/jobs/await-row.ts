import type { App } from '../http/app.ts'

/** Missed announcements cost at most this long. */
const LOOK_AGAIN_MS = 1_000

export interface AwaitRow<Row> {
  id: string
  deadlineMs: number
  find: () => Promise<Row | undefined>
  isDone: (row: Row) => boolean
}

/**
 * Waits for another process to finish a row: its announcement wakes us, and a look each second is
 * the backstop. Gives the row as it is at the end, done or not.
 */
export async function awaitRow<Row>(app: App, wait: AwaitRow<Row>): Promise<Row | undefined> {
  const end = performance.now() + Math.max(wait.deadlineMs, app.minWorkerWaitMs)
  for (;;) {
    const left = end - performance.now()
    // The ear is opened before the look, so that nothing can slip between the two.
    const announced = app.finished.wait(wait.id, Math.max(0, Math.min(left, LOOK_AGAIN_MS)))
    const row = await wait.find()
    if (!row || wait.isDone(row) || left <= 0) return row
    await announced
  }
}
