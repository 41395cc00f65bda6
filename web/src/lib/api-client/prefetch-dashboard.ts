import { RENEW_BEFORE_MS } from '@registry/shared/client/session/session-timings'
import { SESSION_KEYS } from '../session/session-keys.ts'

/** URL of the endpoint `listOwnItems`. */
export const FIRST_URL = '/api/admin/registry/items'
/** Pages that show the items first. */
const PAGES = ['/dashboard']
/** TTL of an unused response. */
const KEEP_MS = 20_000

interface FirstCall {
  authorization: string
  startedAt: number
  answer: Promise<Response>
}

/**
 * The prefetched response. This file is loaded and run before all others, so that the request overlaps
 * with loading the code. Not sent if the access token needs a refresh first.
 */
let underway = start()

function start(): FirstCall | undefined {
  try {
    const token = localStorage.getItem(SESSION_KEYS.token)
    const left = Number(localStorage.getItem(SESSION_KEYS.expiry)) - Date.now()
    if (!token || !(left > RENEW_BEFORE_MS) || !PAGES.includes(location.pathname)) return undefined
    const headers = { authorization: `Bearer ${token}` }
    const answer = fetch(FIRST_URL, { headers })
    // Avoids an unhandled rejection; `fetchWithPrefetch` repeats a failed request.
    answer.catch(() => undefined)
    return { ...headers, startedAt: Date.now(), answer }
  } catch {
    // Blocked storage, or a token with characters that are invalid in a header.
    return undefined
  }
}

/** Uses the prefetched response once, if it is fresh and of the same owner; otherwise calls fetch. */
export const fetchWithPrefetch: typeof fetch = async (input, init) => {
  const call = input === FIRST_URL && (init?.method ?? 'GET') === 'GET' ? underway : undefined
  if (!call) return fetch(input, init)
  underway = undefined
  const isSame = new Headers(init?.headers).get('authorization') === call.authorization
  const isFresh = Date.now() - call.startedAt < KEEP_MS
  if (!isSame || !isFresh) return fetch(input, init)
  const { signal } = init ?? {}
  return Promise.race([call.answer.catch(() => fetch(input, init)), aborted(signal)])
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
