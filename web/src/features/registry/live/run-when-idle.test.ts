import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runWhenIdle } from './run-when-idle.ts'

let page = new EventTarget()
let hasDialog = false

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  page = new EventTarget()
  hasDialog = false
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { querySelector: () => (hasDialog ? {} : null) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const LATER_MS = 60_000

const start = (work = vi.fn(async () => undefined)) => {
  const controller = new AbortController()
  return { work, controller, runNow: runWhenIdle(work, controller.signal) }
}

test('runs the work once, some seconds after the call', async () => {
  const { work } = start()
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('runs the work once when it is run at once', async () => {
  const { work, runNow } = start()
  runNow()
  expect(work).toHaveBeenCalledTimes(1)
  runNow()
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('runs the work on a device that is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? undefined : setTimeout(run, options.timeout),
  )
  const { work } = start()
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('waits while a dialog is open, unless it is run at once', async () => {
  hasDialog = true
  const waiting = start()
  const run = start()
  await vi.advanceTimersByTimeAsync(LATER_MS)
  run.runNow()
  expect([waiting.work.mock.calls.length, run.work.mock.calls.length]).toEqual([0, 1])
  hasDialog = false
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect([waiting.work.mock.calls.length, run.work.mock.calls.length]).toEqual([1, 1])
})

test('runs the work after some minutes when a dialog stays open', async () => {
  hasDialog = true
  const { work } = start()
  await vi.advanceTimersByTimeAsync(3 * LATER_MS)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * LATER_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('runs failed work again when the browser is online', async () => {
  const { work } = start(
    vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined),
  )
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('online'))
  expect(work).toHaveBeenCalledTimes(2)
})

test('runs nothing after it was cancelled', async () => {
  const { work, controller, runNow } = start()
  controller.abort()
  runNow()
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).not.toHaveBeenCalled()
})
