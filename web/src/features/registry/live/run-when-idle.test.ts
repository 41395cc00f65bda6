import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runWhenIdle } from './run-when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const LATER_MS = 60_000

test('runs the work once, some seconds after the call', async () => {
  const work = vi.fn(async () => undefined)
  runWhenIdle(work, () => () => undefined)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('runs the work at once when the listener fires first', async () => {
  const work = vi.fn(async () => undefined)
  const stopListening = vi.fn()
  let fire: () => void = () => undefined
  runWhenIdle(work, begin => {
    fire = begin
    return stopListening
  })
  fire()
  expect(work).toHaveBeenCalledTimes(1)
  expect(stopListening).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('runs the work on a device that is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? undefined : setTimeout(run, options.timeout),
  )
  const work = vi.fn(async () => undefined)
  runWhenIdle(work, () => () => undefined)
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('runs nothing after it was cancelled', async () => {
  const work = vi.fn(async () => undefined)
  runWhenIdle(work, () => () => undefined)()
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).not.toHaveBeenCalled()
})

test('throws what `listen` throws, and still runs the work when idle', async () => {
  const work = vi.fn(async () => undefined)
  const call = () =>
    runWhenIdle(work, () => {
      throw new Error('EventSource is blocked')
    })
  expect(call).toThrow('EventSource is blocked')
  await vi.advanceTimersByTimeAsync(LATER_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('stops listening when `listen` fires while it is called', () => {
  const work = vi.fn(async () => undefined)
  const stopListening = vi.fn()
  runWhenIdle(work, begin => {
    begin()
    return stopListening
  })
  expect(work).toHaveBeenCalledTimes(1)
  expect(stopListening).toHaveBeenCalledTimes(1)
})
