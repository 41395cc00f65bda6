import { describe, expect, test, vi } from 'vitest'
import { createInvalidatingCache } from './invalidating-cache.ts'

/** Creates a cache of increasing numbers; each load completes when the test resolves it. */
function setUp(sizeMax = 100) {
  const cache = createInvalidatingCache<number>(sizeMax)
  let loads = 0
  const get = (key: string, size = 1) =>
    cache.get(key, async isAbout => {
      isAbout(`id-of-${key}`)
      loads += 1
      return { value: loads, size }
    })
  return { cache, get }
}

describe('a cached value', () => {
  test('is loaded once, also by concurrent calls', async () => {
    const { get } = setUp()
    expect(await Promise.all([get('a'), get('a')])).toEqual([1, 1])
    expect(await get('a')).toBe(1)
    expect(await get('b')).toBe(2)
  })

  test('is reloaded after a notification for it or a part', async () => {
    const { cache, get } = setUp()
    await get('a')
    await get('b')
    cache.announced('id-of-a')
    expect(await get('a')).toBe(3)
    cache.announced('id-of-a some-part')
    expect(await get('a')).toBe(4)
    expect(await get('b')).toBe(2)
  })

  test('is not kept after a notification if nobody reads outdated values', async () => {
    const cache = createInvalidatingCache<number>(100, { keepsOutdated: false })
    await cache.get('a', async isAbout => {
      isAbout('id')
      return { value: 1, size: 1 }
    })
    expect(cache.latest('a')).toMatchObject({ value: 1 })
    cache.announced('id')
    expect(cache.latest('a')).toBeUndefined()
  })

  test('is reloaded under each of its keys after a notification', async () => {
    const cache = createInvalidatingCache<number>(100)
    let loads = 0
    const get = (key: string) =>
      cache.get(key, async isAbout => {
        await Promise.resolve()
        isAbout('one-id')
        loads += 1
        return { value: loads, size: 1 }
      })
    expect([await get('a'), await get('b'), await get('a')]).toEqual([1, 2, 1])
    cache.announced('one-id')
    expect([await get('a'), await get('b'), await get('a')]).toEqual([3, 4, 3])
    cache.announced('one-id')
    expect([await get('b'), await get('a')]).toEqual([5, 6])
  })

  test('is reloaded after the LISTEN connection was interrupted', async () => {
    const { cache, get } = setUp()
    await get('a')
    cache.opened()
    expect(await get('a')).toBe(2)
  })

  test('that is used more stays longer as the latest value after an interruption', async () => {
    const { cache, get } = setUp(9)
    await get('rare', 3)
    await get('used', 3)
    cache.opened()
    await get('next', 3)
    expect([cache.latest('rare'), cache.latest('used')?.value]).toEqual([undefined, 2])
  })

  test.each([
    ['what it is about is not known yet', undefined, 'another-id'],
    ['it is about what changed', 'one-id', 'one-id'],
  ])(
    'is not kept when something changed while it was loaded and %s',
    async (_what, id, changed) => {
      const cache = createInvalidatingCache<string>(100)
      const loading = Promise.withResolvers<{ value: string; size: number }>()
      const first = cache.get('a', isAbout => {
        if (id) queueMicrotask(() => isAbout(id))
        return loading.promise
      })
      await Promise.resolve()
      cache.announced(changed)
      const second = cache.get('a', async () => ({ value: 'new', size: 1 }))
      loading.resolve({ value: 'old', size: 1 })
      expect(await first).toBe('old')
      expect(await second).toBe('new')
      expect(await cache.get('a', async () => ({ value: 'newer', size: 1 }))).toBe('new')
    },
  )

  test('is neither undefined nor an error', async () => {
    const { cache, get } = setUp()
    expect(await cache.get('a', async () => undefined)).toBeUndefined()
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await get('a')).toBe(1)
  })

  test('is not stored when larger than the cache, and evicts nothing', async () => {
    const { get } = setUp(12)
    await get('a', 4)
    await get('b', 13)
    expect(await get('a')).toBe(1)
    expect(await get('b')).toBe(3)
  })

  test('is evicted when least recently used and the cache is full', async () => {
    const { get } = setUp(12)
    await get('a', 4)
    await get('b', 4)
    await get('a', 4)
    await get('c', 4)
    expect(await get('a')).toBe(1)
    expect(await get('c')).toBe(3)
    expect(await get('b')).toBe(4)
  })
})

describe('the latest value', () => {
  const away = () => Promise.reject(new Error('away'))

  test('is the cached one', async () => {
    const { cache, get } = setUp()
    expect(cache.latest('a')).toBeUndefined()
    await get('a')
    expect(cache.latest('a')).toEqual({ value: 1, ageMs: expect.any(Number) })
  })

  test.each([
    ['it changed', (cache: ReturnType<typeof setUp>['cache']) => cache.announced('id-of-a')],
    ['nobody listened', (cache: ReturnType<typeof setUp>['cache']) => cache.opened()],
  ])('stays when %s and cannot be loaded', async (_, change) => {
    const { cache, get } = setUp()
    await get('a')
    change(cache)
    await expect(cache.get('a', away)).rejects.toThrow('away')
    expect(cache.latest('a')?.value).toBe(1)
    expect(await get('a')).toBe(2)
    expect(cache.latest('a')?.value).toBe(2)
  })

  test('is the loaded one although it was invalidated while loading', async () => {
    const { cache } = setUp()
    const value = await cache.get('a', async isAbout => {
      isAbout('id-of-a')
      await Promise.resolve()
      cache.announced('id-of-a')
      return { value: 7, size: 1 }
    })
    expect(value).toBe(7)
    expect(cache.latest('a')?.value).toBe(7)
  })

  test('is undefined after the key was deleted', async () => {
    const { cache, get } = setUp()
    await get('a')
    cache.announced('id-of-a')
    await cache.get('a', async () => undefined)
    expect(cache.latest('a')).toBeUndefined()
  })

  test('evicts no cached value', async () => {
    const { cache, get } = setUp(12)
    await get('a', 4)
    await get('b', 4)
    cache.announced('id-of-a')
    await get('c', 4)
    expect(cache.latest('a')).toBeUndefined()
    expect([cache.latest('b')?.value, cache.latest('c')?.value]).toEqual([2, 3])
  })
})

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
