import { beforeEach, expect, test, vi } from 'vitest'
import { cachePageFiles } from './cached-registry.ts'

const PAGE = '/registry/baby-tan'
const urlOf = (path: string) => new URL(path, 'https://registry.example').href

/** Creates a cache in memory whose keys are in the order in which they were stored last. */
function createCache() {
  const stored = new Map<string, Response>()
  return {
    paths: () => [...stored.keys()].map(url => new URL(url).pathname),
    keys: async () => [...stored.keys()].map(url => new Request(url)),
    match: async (path: string) => stored.get(urlOf(path))?.clone(),
    async put(path: string, response: Response) {
      stored.delete(urlOf(path))
      stored.set(urlOf(path), response)
    },
    delete: async ({ url }: Request) => stored.delete(url),
  }
}

let cache: ReturnType<typeof createCache>

beforeEach(() => {
  cache = createCache()
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => true })
  vi.stubGlobal('fetch', async (path: string) => {
    const type = path === PAGE ? 'text/html' : 'application/octet-stream'
    const response = new Response(path, { headers: { 'content-type': type } })
    return Object.defineProperty(response, 'type', { value: 'basic' })
  })
  return () => vi.unstubAllGlobals()
})

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, n) => `/${folder}/${n}.file`)

test('many pictures do not replace the scripts of the page', async () => {
  await cachePageFiles(PAGE, ['/assets/entry.js'])
  for (const image of files('images', 120)) await cachePageFiles(PAGE, [image])
  expect(cache.paths()).toContain('/assets/entry.js')
  expect(cache.paths()).toContain('/images/119.file')
  expect(cache.paths()).not.toContain('/images/0.file')
})

test('cached files far below the maximum are not stored again', async () => {
  const loaded = ['/assets/entry.js', ...files('images', 30)]
  await cachePageFiles(PAGE, loaded)
  const put = vi.spyOn(cache, 'put')
  await cachePageFiles(PAGE, [...loaded, '/images/new.file'])
  expect(put.mock.calls.map(([path]) => path)).toEqual(['/images/new.file'])
})

test('the scripts of former releases are deleted before those that the page still loads', async () => {
  await cachePageFiles(PAGE, ['/assets/entry.js', ...files('assets', 50)])
  await cachePageFiles(PAGE, ['/assets/entry.js', ...files('assets/next', 50)])
  expect(cache.paths()).toContain('/assets/entry.js')
  expect(cache.paths()).toContain('/assets/next/0.file')
  expect(cache.paths()).not.toContain('/assets/0.file')
})
