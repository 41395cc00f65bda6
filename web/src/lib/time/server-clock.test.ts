import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

const DAY_MS = 86_400_000
const SERVER = Date.parse('2026-11-27T04:00:00Z')

const headers = (time?: number) =>
  new Headers(time === undefined ? {} : { date: new Date(time).toUTCString() })

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER })
  noteServerTime(headers(SERVER))
})
afterEach(() => vi.useRealTimers())

describe('serverNow', () => {
  test.each([
    ['a year ahead', 365 * DAY_MS],
    ['a year behind', -365 * DAY_MS],
  ])('is the time of the last response on a device whose clock is %s', (_what, wrongBy) => {
    vi.setSystemTime(SERVER + wrongBy)
    noteServerTime(headers(SERVER))
    expect(serverNow()).toBe(SERVER)
    vi.setSystemTime(SERVER + wrongBy + 5000)
    expect(serverNow()).toBe(SERVER + 5000)
  })

  test('is the time of the device while both differ by less than a minute', () => {
    vi.setSystemTime(SERVER + 59_000)
    noteServerTime(headers(SERVER))
    expect(serverNow()).toBe(SERVER + 59_000)
  })

  test('ignores a response without a date', () => {
    vi.setSystemTime(SERVER + DAY_MS)
    noteServerTime(headers(SERVER))
    noteServerTime(headers())
    noteServerTime(new Headers({ date: 'yesterday' }))
    expect(serverNow()).toBe(SERVER)
  })
})
