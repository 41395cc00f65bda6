import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTabLock } from './create-tab-lock.ts'

/** Fake of the Web Locks API: one holder at a time, waiting can be aborted. */
function browserLocks() {
  let turn = Promise.resolve()
  const locks = {
    request: async (
      _name: string,
      { signal }: { signal: AbortSignal },
      work: () => Promise<unknown>,
    ) => {
      const before = turn
      const { promise, resolve } = Promise.withResolvers<void>()
      turn = promise
      const givenUp = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      try {
        await Promise.race([before, givenUp])
        return await work()
      } finally {
        resolve()
      }
    },
  }
  return locks as unknown as LockManager
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createTabLock', () => {
  test('runs one piece of work at a time', async () => {
    const locks = browserLocks()
    const order: string[] = []
    const work = (tab: string) => async () => {
      order.push(`${tab} begins`)
      await Promise.resolve()
      order.push(`${tab} ends`)
    }
    await Promise.all([
      createTabLock('session', locks)(work('one')),
      createTabLock('session', locks)(work('two')),
    ])
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  test('passes on result and error, running the work once', async () => {
    const lock = createTabLock('session', browserLocks())
    expect(await lock(async () => 7)).toBe(7)
    const work = vi.fn(() => Promise.reject(new Error('no line')))
    await expect(lock(work)).rejects.toThrow('no line')
    expect(work).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('runs without a lock where the browser has none', async () => {
    expect(await createTabLock('session', undefined)(async () => 7)).toBe(7)
  })

  test('runs without a lock where the browser denies it', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    expect(await createTabLock('session', locks as unknown as LockManager)(async () => 7)).toBe(7)
  })

  test('waits for the lock no longer than a renewal can take', async () => {
    const locks = browserLocks()
    void createTabLock('session', locks)(() => new Promise(() => undefined))
    const work = vi.fn(async () => 7)
    const waiting = createTabLock('session', locks)(work)
    await vi.advanceTimersByTimeAsync(24_999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe(7)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
