import { AppError } from '@registry/shared/errors/app-error'
import { describe, expect, test, vi } from 'vitest'
import { createTestClock } from '../../../test/test-clock.ts'
import type { App } from '../../http/app.ts'
import { cachedFindings } from './cached-findings.ts'

const REPORT = { findings: [{ name: 'item_sums', count: 1 }] }

function setUp() {
  const clock = createTestClock()
  const app = { now: clock.now } as App
  const load = vi.fn(async () => REPORT)
  return { clock, load, get: () => cachedFindings(app, load) }
}

describe('findings', () => {
  test('are loaded once for concurrent requests', async () => {
    const { get, load, clock } = setUp()
    const loading = Promise.withResolvers<typeof REPORT>()
    load.mockReturnValueOnce(loading.promise)
    const results = [get(), get()]
    clock.pass(60_000)
    results.push(get())
    loading.resolve(REPORT)
    expect(await Promise.all(results)).toEqual([REPORT, REPORT, REPORT])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test.each([
    [999, 1],
    [1_000, 2],
    [-3_600_000, 2],
  ])('are after %i ms loaded %i times', async (ms, times) => {
    const { get, load, clock } = setUp()
    await get()
    clock.pass(ms)
    await get()
    expect(load).toHaveBeenCalledTimes(times)
  })

  test('are loaded again after a failure', async () => {
    const { get, load } = setUp()
    load.mockRejectedValueOnce(new AppError('UNAVAILABLE'))
    await expect(get()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await get()).toEqual(REPORT)
  })

  test('of one process are not shared with another app', async () => {
    await setUp().get()
    const { get, load } = setUp()
    await get()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
