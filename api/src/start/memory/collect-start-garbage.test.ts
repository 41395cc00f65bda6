import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('collects garbage once, after the start', async () => {
  const gc = vi.fn()
  vi.stubGlobal('gc', gc)
  vi.useFakeTimers()
  await import('./collect-start-garbage.ts')
  expect(gc).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(gc).toHaveBeenCalledOnce()
})
