import { describe, expect, test } from 'vitest'
import { shareApi } from '../../test/share-api.ts'
import { TEST_TIMEOUT_MS } from '../../test/start-api.ts'
import { awaitRow } from './await-row.ts'

const api = shareApi()

interface Row {
  isDone: boolean
}

const isDone = (row: Row) => row.isDone

describe('awaitRow', () => {
  test('returns a finished row immediately', async () => {
    let looks = 0
    const find = async () => {
      looks += 1
      return { isDone: true }
    }
    expect(await awaitRow(api.app, { id: 'a', deadlineMs: 60_000, find, isDone })).toEqual({
      isDone: true,
    })
    expect(looks).toBe(1)
  })

  test('reads the row again after a notification', async () => {
    const row = { isDone: false }
    const find = async () => ({ ...row })
    const waiting = awaitRow<Row>(api.app, { id: 'b', deadlineMs: 60_000, find, isDone })
    row.isDone = true
    await api.app.db.raw("select pg_notify('scrape_finished', 'b')")
    expect(await waiting).toEqual({ isDone: true })
  })

  test('finds a finished row without a notification', async () => {
    let looks = 0
    const find = async () => {
      looks += 1
      return { isDone: looks > 1 }
    }
    const waiting = awaitRow(api.app, { id: 'c', deadlineMs: 60_000, find, isDone })
    expect(await waiting).toEqual({ isDone: true })
  })

  test('returns the unfinished row after the deadline', async () => {
    const find = async () => ({ isDone: false })
    const waiting = awaitRow(api.app, { id: 'd', deadlineMs: 20, find, isDone })
    expect(await waiting).toEqual({ isDone: false })
  })

  test('returns undefined for a deleted row', async () => {
    const find = async () => undefined
    const waiting = awaitRow<Row>(api.app, { id: 'e', deadlineMs: 60_000, find, isDone })
    expect(await waiting).toBeUndefined()
  })

  test('returns the unfinished row before a process that stops closes the connection', async () => {
    const lifecycle = { isStopping: false, respondBy: Number.POSITIVE_INFINITY }
    const app = { ...api.app, lifecycle }
    const find = async () => ({ isDone: false })
    const waiting = awaitRow(app, { id: 'f', deadlineMs: TEST_TIMEOUT_MS, find, isDone })
    lifecycle.respondBy = performance.now() + 20
    expect(await waiting).toEqual({ isDone: false })
  })
})
