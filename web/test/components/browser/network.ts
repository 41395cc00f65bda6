import { setImmediate } from 'node:timers/promises'
import { inject } from 'vitest'

/** A request that the page sent, as a test sees it. */
export interface SentRequest {
  method: string
  /** Path and query, e.g. `/api/admin/profile`. */
  url: string
  headers: Headers
  /** The JSON body; undefined without one. */
  json: unknown
  /** Aborted when the page cancels the request. */
  signal: AbortSignal | undefined
}

/** A stubbed response: a body with its status, or 'lost' for a broken connection. */
export type StubbedResponse =
  | { status?: number; json?: unknown; body?: string; headers?: Record<string, string> }
  | 'lost'
  | 'continue'

type Handler = (request: SentRequest) => StubbedResponse | Promise<StubbedResponse>

interface Route {
  pattern: RegExp
  handler: Handler
}

let routes: Route[] = []
let sent: SentRequest[] = []
const cookies = new Map<string, string>()
/** Number of pages that were closed. */
let closedPages = 0
/** True until the code of a closed page has run to its end. */
let isClosing = false
const realFetch = globalThis.fetch

/** Sends the page's requests to a route of the test or to the API; returns the function that restores `fetch`. */
export function installNetwork(): () => void {
  globalThis.fetch = fetchFromPage
  return () => {
    globalThis.fetch = realFetch
  }
}

/** Clears routes, recorded requests and cookies. */
export function resetNetwork(): void {
  routes = []
  sent = []
  cookies.clear()
}

/**
 * Drops the requests of a page that is being closed: pending ones get no response, and what its code still asks for
 * before the returned promise resolves is not sent.
 */
export async function dropRequests(): Promise<void> {
  closedPages += 1
  isClosing = true
  await setImmediate()
  isClosing = false
}

/**
 * Stubs responses to requests whose "METHOD /path?query" matches; the newest route wins. Returns the function
 * that removes the route. A handler may return 'continue' to send the request to the API.
 */
export function route(pattern: RegExp, handler: StubbedResponse | Handler): () => void {
  const added = { pattern, handler: typeof handler === 'function' ? handler : () => handler }
  routes = [added, ...routes]
  return () => {
    routes = routes.filter(known => known !== added)
  }
}

/** Requests that the page has sent, oldest first, matching "METHOD /path?query". */
export function sentRequests(pattern: RegExp): SentRequest[] {
  return sent.filter(({ method, url }) => pattern.test(`${method} ${url}`))
}

/** Sends a request to the API with the page's cookies, past all routes. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-requested-with', 'registry')
  if (cookies.size > 0) {
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  }
  if (typeof init.body === 'string') headers.set('content-type', 'application/json')
  const response = await realFetch(new URL(path, inject('apiUrl')), { ...init, headers })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
  }
  return response
}

async function fetchFromPage(...request: Parameters<typeof answer>): Promise<Response> {
  if (isClosing) return new Promise(() => undefined)
  const page = closedPages
  const [outcome] = await Promise.allSettled([answer(...request)])
  if (page !== closedPages) return new Promise(() => undefined)
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const target = new URL(String(input), location.href)
  if (target.origin !== location.origin) throw new TypeError(`no network to ${target.origin}`)
  const url = target.pathname + target.search
  const method = init.method ?? 'GET'
  const json = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  const signal = init.signal ?? undefined
  const outgoing = { method, url, headers: new Headers(init.headers), json, signal }
  sent.push(outgoing)
  init.signal?.throwIfAborted()
  const found = routes.find(({ pattern }) => pattern.test(`${method} ${url}`))
  const response = found ? await found.handler(outgoing) : 'continue'
  // A stub must not respond before React has subscribed, which happens one task after the render.
  if (found) await setImmediate()
  init.signal?.throwIfAborted()
  if (response === 'lost') throw new TypeError('Failed to fetch')
  // Without the signal: Node's fetch does not accept jsdom's AbortSignal.
  if (response === 'continue') return request(url, { ...init, signal: null })
  const { status = 200, body = JSON.stringify(response.json ?? {}), headers } = response
  return new Response(body, { status, headers })
}

/** Sends a request from another browser, without the page's cookies and routes. */
export { realFetch as fetchElsewhere }
