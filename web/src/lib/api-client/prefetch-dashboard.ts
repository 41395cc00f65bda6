import { RENEW_BEFORE_MS } from '@registry/shared/client/session/session-timings'
import { SESSION_KEYS } from '../session/session-keys.ts'

/** URLs of the items and of the counts in the dashboard's headline, as their queries request them. */
export const PREFETCHED_URLS = {
  items: '/api/admin/registry/items',
  thankYous: '/api/admin/thank-yous?limit=1&offset=0',
  offerings: '/api/gift-passing/admin/offerings?status=pending_review&limit=1&offset=0',
} as const

/** Pages that show them first. */
const PAGES = ['/dashboard']
/** TTL of an unused response. */
const KEEP_MS = 20_000

interface Prefetch {
  authorization: string
  startedAt: number
  response: Promise<Response>
}

/**
 * Unused prefetched responses by URL. This file is loaded and run before all others, so that the requests overlap
 * with loading the code. Nothing is sent if the access token needs a refresh first.
 */
const prefetches = new Map<unknown, Prefetch>()
start()

function start(): void {
  try {
    const token = localStorage.getItem(SESSION_KEYS.token)
    const left = Number(localStorage.getItem(SESSION_KEYS.expiry)) - Date.now()
    if (!token || !(left > RENEW_BEFORE_MS) || !PAGES.includes(location.pathname)) return
    const authorization = `Bearer ${token}`
    const { items: itemsUrl, ...countUrls } = PREFETCHED_URLS
    const items = prefetch(itemsUrl, authorization)
    // After the items, because over HTTP/1.1 these small requests would delay the scripts.
    const accepted = items.then(({ ok }) => {
      if (!ok) throw new Error('The items were refused.')
    })
    for (const url of Object.values(countUrls)) void prefetch(url, authorization, accepted)
  } catch {
    // Blocked storage, or a token with characters that are invalid in a header.
  }
}

/** Sends a request, at once or after another one, and stores its response. */
function prefetch(url: string, authorization: string, previous?: Promise<void>): Promise<Response> {
  const request = () => fetch(url, { headers: { authorization } })
  const response = previous ? previous.then(request) : request()
  // Avoids an unhandled rejection; `fetchWithPrefetch` repeats a failed request.
  response.catch(() => undefined)
  prefetches.set(url, { authorization, startedAt: Date.now(), response })
  return response
}

/** Uses a prefetched response once, if it is fresh and of the same owner; otherwise calls fetch. */
export const fetchWithPrefetch: typeof fetch = async (input, init) => {
  const found = (init?.method ?? 'GET') === 'GET' ? prefetches.get(input) : undefined
  if (!found) return fetch(input, init)
  prefetches.delete(input)
  const isSame = new Headers(init?.headers).get('authorization') === found.authorization
  const isFresh = Date.now() - found.startedAt < KEEP_MS
  if (!isSame || !isFresh) return fetch(input, init)
  const { signal } = init ?? {}
  return Promise.race([found.response.catch(() => fetch(input, init)), aborted(signal)])
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
