import type { App } from '../http/app.ts'

/** Polling interval in ms, the maximum delay after a missed notification. */
const LOOK_AGAIN_MS = 1_000

interface AwaitRow<Row> {
  id: string
  deadlineMs: number
  find: () => Promise<Row | undefined>
  isDone: (row: Row) => boolean
}

/**
 * Waits until another process finishes a row, by notification and polling. Returns the row at the end, finished
 * or not. A process that stops waits only as long as it can still send the response.
 */
export async function awaitRow<Row>(app: App, wait: AwaitRow<Row>): Promise<Row | undefined> {
  const end = performance.now() + Math.max(wait.deadlineMs, app.minWorkerWaitMs)
  for (;;) {
    const left = Math.min(end, app.lifecycle.respondBy) - performance.now()
    // Subscribes before reading, so that no notification is missed.
    const announced = app.finished.wait(wait.id, Math.max(0, Math.min(left, LOOK_AGAIN_MS)))
    const row = await wait.find()
    if (!row || wait.isDone(row) || left <= 0) return row
    await announced
  }
}
