import { ApiError } from '@registry/shared/client/api-error'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForLimit } from './wait-for-limit.ts'

const limited = (retryAfterS: number) =>
  new ApiError('Please wait.', { status: 429, code: 'RATE_LIMITED', retryAfterS })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('waitForLimit', () => {
  test('sends a rate-limited request again after Retry-After', async () => {
    const send = vi.fn(async () => 'sent').mockRejectedValueOnce(limited(40))
    const onWait = vi.fn()
    const sent = waitForLimit(send, onWait)
    await vi.advanceTimersByTimeAsync(39_000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(onWait).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await sent).toBe('sent')
  })

  test.each([
    ['a limit of more than a minute', limited(61)],
    ['another error', new ApiError('Not found', { status: 404, code: 'NOT_FOUND' })],
  ])('rejects at once after %s', async (_name, error) => {
    const send = vi.fn().mockRejectedValue(error)
    await expect(waitForLimit(send)).rejects.toBe(error)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
