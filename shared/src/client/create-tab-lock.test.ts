import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTabLock } from './create-tab-lock.ts'

/** As browsers have it: one holder at a time, and who waits may give up. */
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

describe('a lock over all tabs', () => {
  test('lets one work at a time', async () => {
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

  test('gives what the work gives, and fails as it fails, working once', async () => {
    const lock = createTabLock('session', browserLocks())
    expect(await lock(async () => 7)).toBe(7)
    const work = vi.fn(() => Promise.reject(new Error('no line')))
    await expect(lock(work)).rejects.toThrow('no line')
    expect(work).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is done without where the browser has none', async () => {
    expect(await createTabLock('session', undefined)(async () => 7)).toBe(7)
  })

  test('is done without where the browser refuses it', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    expect(await createTabLock('session', locks as unknown as LockManager)(async () => 7)).toBe(7)
  })

  test('is waited for no longer than a request lasts', async () => {
    const locks = browserLocks()
    void createTabLock('session', locks)(() => new Promise(() => undefined))
    const work = vi.fn(async () => 7)
    const waiting = createTabLock('session', locks)(work)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe(7)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
