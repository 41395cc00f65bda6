import { OFFLINE_COPY } from '../lib/offline-copy.ts'
import { fateOf, isPartOfPage } from './registry-answer.ts'

/**
 * The registry that was seen last, as everybody sees it, to be shown without a connection: its page and
 * the files that were shown with it. Another registry takes its place.
 */
const KEPT = OFFLINE_COPY

const MOST_FILES = 100
const MOST_BYTES = 300_000
const LONGEST_MS = 20_000
/** Far more than any page has; a larger one is not kept. */
const MOST_PAGE_BYTES = 2_000_000

const pathOf = ({ url }: { url: string }) => new URL(url).pathname
const isFile = (request: Request) => isPartOfPage(pathOf(request))

async function keptPath(cache: Cache): Promise<string | undefined> {
  const page = (await cache.keys()).find(request => !isFile(request))
  return page && pathOf(page)
}

/** One after the other: a page must not take the place of another while its files are put in. */
let last: Promise<unknown> = Promise.resolve()
function inTurn(task: () => Promise<void>): Promise<void> {
  const done = last.then(task)
  last = done.catch(() => undefined)
  return done
}

async function forget(): Promise<void> {
  await caches.delete(KEPT)
}

/** Nothing of it stays: not what is there now, nor what is being put in. */
export async function forgetRegistry(): Promise<void> {
  await forget()
  await inTurn(forget)
}

/** Where the registry stands that can be shown without a connection. */
export async function keptRegistry(): Promise<string | undefined> {
  return keptPath(await caches.open(KEPT))
}

/** A copy of the page, or of a file of it. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  const cache = await caches.open(KEPT)
  // The same whoever asks, and in whichever encoding.
  return cache.match(path, { ignoreVary: true })
}

/** Keeps what the server answered, or ends the copy that it says is no longer to be seen. */
export function noteAnswer(path: string, answer: Response): Promise<void> {
  return inTurn(() => keepPage(path, answer))
}

async function keepPage(path: string, answer: Response): Promise<void> {
  const fate = fateOf(answer)
  const kept = await keptRegistry()
  if (fate === 'leave' || (fate === 'forget' && kept !== path)) return
  if (kept !== path || fate === 'forget') await forget()
  if (fate === 'forget') return
  const body = await answer.blob()
  if (body.size > MOST_PAGE_BYTES) return forget()
  const cache = await caches.open(KEPT)
  await cache.put(path, new Response(body, { headers: answer.headers }))
}

/** Without anything that could say who asks. */
function ask(path: string): Promise<Response> {
  const signal = AbortSignal.timeout(LONGEST_MS)
  return fetch(path, { credentials: 'omit', redirect: 'manual', signal })
}

/** Keeps the files that were shown, and first the page where this worker came too late for it. */
export function noteSeen(path: string, files: readonly string[]): Promise<void> {
  return inTurn(() => keepSeen(path, files))
}

async function keepSeen(path: string, files: readonly string[]): Promise<void> {
  if ((await keptRegistry()) !== path) {
    await keepPage(path, await ask(path))
  }
  const cache = await caches.open(KEPT)
  if ((await keptPath(cache)) !== path) return
  const shown = files.filter(isPartOfPage).slice(0, MOST_FILES)
  await Promise.all(shown.map(file => keepFile(cache, file)))
  const old = (await cache.keys()).filter(isFile).slice(0, -MOST_FILES)
  await Promise.all(old.map(request => cache.delete(request)))
}

/** One that the browser has just shown comes out of its own store: nothing is fetched again. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file, { ignoreVary: true })) return
  const answer = await ask(file).catch(() => undefined)
  if (answer?.status !== 200) return
  const body = await answer.blob()
  if (body.size > MOST_BYTES) return
  await cache.put(file, new Response(body, { headers: answer.headers }))
}
