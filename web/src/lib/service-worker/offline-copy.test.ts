import { afterEach, expect, test, vi } from 'vitest'
import { hasOfflineCopy, OFFLINE_COPY } from './offline-copy.ts'

afterEach(() => vi.unstubAllGlobals())

test('reading a copy that another tab deletes meanwhile leaves no empty cache', async () => {
  const names = new Set([OFFLINE_COPY])
  vi.stubGlobal('caches', {
    // The other tab deletes the cache between the two calls.
    has: async (name: string) => names.delete(name),
    open: async (name: string) => {
      names.add(name)
      return { keys: async () => [] }
    },
    delete: async (name: string) => names.delete(name),
  })
  expect(await hasOfflineCopy()).toBe(false)
  expect([...names]).toEqual([])
})
