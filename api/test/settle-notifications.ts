import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { TEST_TIMEOUT_MS, type TestApi } from './start-api.ts'

/** Resolves when all instances have received all notifications sent so far; notifications keep their order. */
export async function settleNotifications(...apis: [TestApi, ...TestApi[]]): Promise<void> {
  const mark = randomUUID()
  const heard = apis.map(({ app }) => app.finished.wait(mark, TEST_TIMEOUT_MS))
  await apis[0].app.db.raw("select pg_notify('scrape_finished', ?)", [mark])
  expect(await Promise.all(heard)).toEqual(apis.map(() => true))
}
