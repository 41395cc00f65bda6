import { describe, expect, test } from 'vitest'
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
