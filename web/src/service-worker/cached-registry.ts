import { OFFLINE_COPY } from '../lib/service-worker/offline-copy.ts'
import { cacheEffectOf, isPublicFile } from './registry-response.ts'

/**
 * Cache of the last visited registry for offline use: the public page and the files it loaded. Visiting
 * another registry replaces it.
 */
const KEPT = OFFLINE_COPY

/** Maximum numbers of cached files. Counted apart, so that images never replace the scripts of the page. */
const MOST = { assets: 60, images: 80 }
/** Distance from these maximums at which cached files are stored again, so that the oldest are those not loaded since. */
const RENEWAL_MARGIN = 20
/** Maximum number of files cached at once. */
const MOST_AT_ONCE = 100
const MOST_BYTES = 300_000
const LONGEST_MS = 20_000
/** Maximum size of a cached page, far above any real one. */
const MOST_PAGE_BYTES = 2_000_000

const pathOf = ({ url }: { url: string }) => new URL(url).pathname
const isFile = (request: Request) => isPublicFile(pathOf(request))

const groupOf = (path: string) => (path.startsWith('/images/') ? 'images' : 'assets')

async function keptPath(cache: Cache): Promise<string | undefined> {
  const page = (await cache.keys()).find(request => !isFile(request))
  return page && pathOf(page)
}

/** Serializes cache updates: a page must not be replaced while its files are being added. */
let last: Promise<unknown> = Promise.resolve()
function inTurn(task: () => Promise<void>): Promise<void> {
  const done = last.then(task)
  last = done.catch(() => undefined)
  return done
}

async function forget(): Promise<void> {
  await caches.delete(KEPT)
}

/** Deletes the cached registry, now and again after the updates in progress. */
export async function deleteCachedRegistry(): Promise<void> {
  await forget()
  await inTurn(forget)
}

/** Returns the path of the cached registry. */
export async function cachedRegistryPath(): Promise<string | undefined> {
  return keptPath(await caches.open(KEPT))
}

/** Returns the cached response for the page or one of its files. */
export async function cachedResponse(path: string): Promise<Response | undefined> {
  const cache = await caches.open(KEPT)
  // Public responses do not depend on the request headers, so Vary is ignored.
  return cache.match(path, { ignoreVary: true })
}

/** Caches the server's response, or deletes the cached registry if it was removed. */
export function updateCachedPage(path: string, answer: Response): Promise<void> {
  return inTurn(() => keepPage(path, answer))
}

async function keepPage(path: string, answer: Response): Promise<void> {
  const fate = cacheEffectOf(answer)
  const kept = await cachedRegistryPath()
  if (fate === 'leave' || (fate === 'forget' && kept !== path)) return
  if (kept !== path || fate === 'forget') await forget()
  if (fate === 'forget') return
  const body = await answer.blob()
  if (body.size > MOST_PAGE_BYTES) return forget()
  const cache = await caches.open(KEPT)
  await cache.put(path, new Response(body, { headers: answer.headers }))
}

/** Fetches without credentials, so that only public responses are cached. */
function ask(path: string): Promise<Response> {
  const signal = AbortSignal.timeout(LONGEST_MS)
  return fetch(path, { credentials: 'omit', redirect: 'manual', signal })
}

/** Caches the files of a page, and the page itself if it was loaded before this worker was active. */
export function cachePageFiles(path: string, files: readonly string[]): Promise<void> {
  return inTurn(() => keepSeen(path, files))
}

async function keepSeen(path: string, files: readonly string[]): Promise<void> {
  if ((await cachedRegistryPath()) !== path) {
    await keepPage(path, await ask(path))
  }
  const cache = await caches.open(KEPT)
  if ((await keptPath(cache)) !== path) return
  const shown = files.filter(isPublicFile).slice(0, MOST_AT_ONCE)
  const before = (await cache.keys()).filter(isFile).map(pathOf)
  const isNearLimit = (group: keyof typeof MOST) =>
    [...new Set([...before, ...shown])].filter(file => groupOf(file) === group).length >
    MOST[group] - RENEWAL_MARGIN
  const near = { assets: isNearLimit('assets'), images: isNearLimit('images') }
  const stored = shown.filter(file => near[groupOf(file)] || !before.includes(file))
  await Promise.all(stored.map(file => keepFile(cache, file)))
  const kept = (await cache.keys()).filter(isFile)
  const images = kept.filter(request => groupOf(pathOf(request)) === 'images')
  const assets = kept.filter(request => !images.includes(request))
  const old = [...images.slice(0, -MOST.images), ...assets.slice(0, -MOST.assets)]
  await Promise.all(old.map(request => cache.delete(request)))
}

/**
 * Caches a file, as the newest one also if it is cached already. Usually the browser's HTTP cache serves it without a
 * request.
 */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const answer =
    (await cache.match(file, { ignoreVary: true })) ?? (await ask(file).catch(() => undefined))
  if (answer?.status !== 200) return
  const body = await answer.blob()
  if (body.size > MOST_BYTES) return
  await cache.put(file, new Response(body, { headers: answer.headers }))
}
