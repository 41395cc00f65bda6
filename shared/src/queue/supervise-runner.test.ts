import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { superviseRunner } from './supervise-runner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeRunner() {
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()
  const stop = vi.fn(async () => end())
  return { ended, end, fail, stop }
}

/** Returns a plan whose runners are the given ones in turn; an error makes a start fail. */
function planOf(...runners: (ReturnType<typeof makeRunner> | Error)[]) {
  const onLost = vi.fn()
  const start = vi.fn(async () => {
    const next = runners.shift()
    if (!next || next instanceof Error) throw next
    return next
  })
  return { start, onLost }
}

describe('superviseRunner', () => {
  test('throws what the first start throws', async () => {
    await expect(superviseRunner(planOf(new Error('away')))).rejects.toThrow('away')
  })

  test('starts another runner after 100 ms, and after twice as long for each attempt that fails', async () => {
    const [first, second] = [makeRunner(), makeRunner()]
    const plan = planOf(first, new Error('away'), new Error('still away'), second)
    const kept = await superviseRunner(plan)
    first.fail(new Error('lost'))
    for (const [ms, starts] of [
      [99, 1],
      [1, 2],
      [199, 2],
      [1, 3],
      [399, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms)
      expect(plan.start).toHaveBeenCalledTimes(starts)
    }
    expect(plan.onLost.mock.calls.map(([error]) => error.message)).toEqual([
      'lost',
      'away',
      'still away',
    ])
    await kept.stop()
    expect(second.stop).toHaveBeenCalledOnce()
  })

  test('waits two seconds at most', async () => {
    const first = makeRunner()
    const failures = Array.from({ length: 30 }, () => new Error('away'))
    const plan = planOf(first, ...failures)
    const kept = await superviseRunner(plan)
    first.fail(new Error('lost'))
    await vi.advanceTimersByTimeAsync(20_000)
    const starts = plan.start.mock.calls.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(plan.start.mock.calls.length - starts).toBe(5)
    await kept.stop()
  })

  test('starts no other runner once it is stopped', async () => {
    const runner = makeRunner()
    const plan = planOf(runner, makeRunner())
    const kept = await superviseRunner(plan)
    await kept.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([plan.start.mock.calls.length, plan.onLost.mock.calls.length]).toEqual([1, 0])
  })

  test('ends the wait for another runner, and the runner that was being started', async () => {
    const [first, second] = [makeRunner(), makeRunner()]
    const { promise: starting, resolve: started } = Promise.withResolvers<typeof second>()
    const start = vi.fn().mockResolvedValueOnce(first).mockReturnValueOnce(starting)
    const kept = await superviseRunner({ start, onLost: () => undefined })
    first.end()
    await vi.advanceTimersByTimeAsync(100)
    const stopped = kept.stop()
    started(second)
    await stopped
    expect(second.stop).toHaveBeenCalledOnce()
  })
})
