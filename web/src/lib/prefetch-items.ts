import { RENEW_BEFORE_MS } from '@registry/shared/client/session/session-timings'
import { SESSION_KEYS } from './session-keys.ts'

/** The own items, as the contract's `listOwnItems` asks for them. */
export const FIRST_URL = '/api/admin/registry/items'
/** Pages that need them before anything else. */
const PAGES = ['/dashboard']
/** An answer that nobody took for so long is old. */
const KEEP_MS = 20_000

interface FirstCall {
  authorization: string
  startedAt: number
  answer: Promise<Response>
}

/**
 * Begins the page's first call while most of its code is still on the way: this file is fetched and
 * run before all others. Only with a token that needs no renewal, else the session comes first.
 */
let underway = start()

function start(): FirstCall | undefined {
  try {
    const token = localStorage.getItem(SESSION_KEYS.token)
    const left = Number(localStorage.getItem(SESSION_KEYS.expiry)) - Date.now()
    if (!token || !(left > RENEW_BEFORE_MS) || !PAGES.includes(location.pathname)) return undefined
    const headers = { authorization: `Bearer ${token}` }
    const answer = fetch(FIRST_URL, { headers })
    // Whoever takes it asks again; until then nobody listens.
    answer.catch(() => undefined)
    return { ...headers, startedAt: Date.now(), answer }
  } catch {
    // Storage that is blocked, or a token that no header can carry.
    return undefined
  }
}

/** Like fetch; takes the answer that is on its way already, once, if it is for the same owner. */
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
