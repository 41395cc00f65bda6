import { describe, expect, test, vi } from 'vitest'
import { createInvalidatingCache } from './invalidating-cache.ts'

describe('a cache with packing', () => {
  /** Creates a cache of texts, of which it holds three and packs the others. */
  function setUpPacking({ sizeMax = 10_000 } = {}) {
    const packing = {
      sizeMax,
      valueMax: 99,
      pack: vi.fn((text: string) => Buffer.from(text)),
      unpack: vi.fn((bytes: Buffer) => bytes.toString()),
    }
    const cache = createInvalidatingCache<string>(12, { packing })
    let loads = 0
    const get = (key: string, size = 3) =>
      cache.get(key, async isAbout => {
        isAbout(`id-of-${key}`)
        loads += 1
        return { value: `${key}${loads}`, size }
      })
    return { cache, get, packing }
  }

  test('unpacks a value that was evicted', async () => {
    const { get } = setUpPacking()
    for (const key of ['a', 'b', 'c', 'd']) await get(key)
    expect([await get('a'), await get('b')]).toEqual(['a1', 'b2'])
  })

  test('packs a value once, however often it is evicted', async () => {
    const { get, packing } = setUpPacking()
    const keys = ['a', 'b', 'c', 'd']
    for (const key of [...keys, ...keys, ...keys]) await get(key)
    expect(packing.pack.mock.calls).toEqual([['a1'], ['b2'], ['c3'], ['d4']])
  })

  test('unpacks a value once while there is space for it', async () => {
    const { get, packing } = setUpPacking()
    for (const key of ['a', 'b', 'c', 'd']) await get(key)
    await get('a')
    expect([await get('a'), packing.unpack.mock.calls.length]).toEqual(['a1', 1])
  })

  test('packs a value that is larger than the cache', async () => {
    const { get } = setUpPacking()
    expect([await get('large', 99), await get('large', 99)]).toEqual(['large1', 'large1'])
  })

  test.each<[string, (world: ReturnType<typeof setUpPacking>) => void]>([
    ['a notification', ({ cache }) => cache.announced('id-of-a some-part')],
    ['an interruption', ({ cache }) => cache.opened()],
  ])('reloads a packed value after %s', async (_what, change) => {
    const world = setUpPacking()
    const { get } = world
    for (const key of ['a', 'b', 'c', 'd']) await get(key)
    change(world)
    expect(await get('a')).toBe('a5')
    expect(await get('a')).toBe('a5')
  })

  test('reloads an unpacked value after a notification', async () => {
    const { cache, get } = setUpPacking()
    for (const key of ['a', 'b', 'c', 'd', 'a']) await get(key)
    cache.announced('id-of-a')
    expect(await get('a')).toBe('a5')
  })

  test('repacks a value that was reloaded', async () => {
    const { cache, get } = setUpPacking()
    for (const key of ['a', 'b', 'c', 'd']) await get(key)
    cache.announced('id-of-a')
    for (const key of ['a', 'b', 'c', 'd']) await get(key)
    expect(await get('a')).toBe('a5')
  })

  test('does not pack a value that changed while it was loaded', async () => {
    const { cache, get } = setUpPacking()
    await cache.get('large', async isAbout => {
      isAbout('id-of-large')
      await Promise.resolve()
      cache.announced('id-of-large')
      return { value: 'old', size: 99 }
    })
    expect(await get('large', 99)).toBe('large1')
  })

  test('returns the packed value as the latest, also an outdated one', async () => {
    const { cache, get } = setUpPacking()
    for (const key of ['a', 'b', 'c', 'd']) await get(key)
    expect(cache.latest('a')?.value).toBe('a1')
    cache.opened()
    expect(cache.latest('a')?.value).toBe('a1')
    await cache.get('a', async () => undefined)
    expect(cache.latest('a')).toBeUndefined()
  })

  test.each<[string, (world: ReturnType<typeof setUpPacking>) => void]>([
    ['a current', () => undefined],
    ['an outdated', ({ cache }) => cache.opened()],
  ])('unpacks %s latest value once', async (_what, change) => {
    const world = setUpPacking()
    const { cache, get, packing } = world
    for (const key of ['a', 'b', 'c', 'd', 'e']) await get(key)
    change(world)
    expect([cache.hasLatest('a'), cache.hasLatest('other')]).toEqual([true, false])
    expect(packing.unpack).not.toHaveBeenCalled()
    expect([cache.latest('a')?.value, cache.latest('a')?.value]).toEqual(['a1', 'a1'])
    expect(packing.unpack).toHaveBeenCalledOnce()
  })

  test('does not pack a value that would take long', async () => {
    const { get } = setUpPacking()
    expect([await get('large', 100), await get('large', 100)]).toEqual(['large1', 'large2'])
  })

  test('unpacks in the space of outdated values', async () => {
    const { cache, get } = setUpPacking()
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await get(key)
    for (const key of ['d', 'e', 'f']) cache.announced(`id-of-${key}`)
    for (const key of ['a', 'b', 'c']) await get(key)
    expect(['d', 'e', 'f'].filter(key => cache.hasLatest(key))).toEqual([])
  })

  test('keeps the newer value when an earlier load ends later', async () => {
    const { cache, get } = setUpPacking()
    const slow = Promise.withResolvers<{ value: string; size: number }>()
    const earlier = cache.get('a', isAbout => {
      isAbout('id-of-a')
      return slow.promise
    })
    cache.announced('id-of-a')
    for (const key of ['a', 'b', 'c', 'd']) await get(key)
    slow.resolve({ value: 'old', size: 3 })
    expect(await earlier).toBe('old')
    expect([cache.latest('a')?.value, await get('a')]).toEqual(['a1', 'a1'])
  })

  test('evicts the packed value that was least recently used', async () => {
    const { get } = setUpPacking({ sizeMax: 2_100 })
    for (const key of ['a', 'b', 'c', 'd', 'e']) await get(key)
    // Evicts 'c'; packing it evicts 'b'.
    expect([await get('a'), await get('b')]).toEqual(['a1', 'b6'])
  })
})
