import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerPageRoutes } from './page-routes.ts'

interface PageRoute {
  matches: (request: { request: Partial<Request>; url: URL; sameOrigin: boolean }) => boolean
  handler: (request: { event: unknown; request: unknown; url: URL }) => Promise<Response>
}

const routes = vi.hoisted((): PageRoute[] => [])
vi.mock('workbox-routing', () => ({
  registerRoute: (matches: PageRoute['matches'], handler: PageRoute['handler']) =>
    routes.push({ matches, handler }),
}))
vi.mock('workbox-precaching', () => ({
  matchPrecache: async (path: string) =>
    path === '/offline' ? new Response('offline page') : undefined,
}))

const ORIGIN = 'https://registry.example'
const SEEN = '/registry/seen'
const FILE = '/assets/live-a1.js'

class NavigationEvent {
  waitUntil = () => undefined
  preloadResponse: Promise<Response>
  constructor(answer: Response | Error) {
    this.preloadResponse =
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
}

beforeEach(() => {
  const cached = new Map([SEEN, FILE].map(path => [path, `copy of ${path}`]))
  vi.stubGlobal('self', { navigator: { onLine: true } })
  vi.stubGlobal('FetchEvent', NavigationEvent)
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...cached.keys()].map(path => ({ url: `${ORIGIN}${path}` })),
      match: async (path: string) => {
        const copy = cached.get(path)
        return copy === undefined ? undefined : new Response(copy)
      },
      put: async () => undefined,
    }),
    delete: async () => true,
  })
  registerPageRoutes()
})
afterEach(() => {
  routes.length = 0
  vi.unstubAllGlobals()
})

/** Serves a request by the first route that matches; undefined without one, when the browser fetches it itself. */
async function serve(
  path: string,
  event: unknown,
  mode: RequestMode,
): Promise<Response | undefined> {
  const url = new URL(path, ORIGIN)
  const request = { mode }
  const route = routes.find(({ matches }) => matches({ request, url, sameOrigin: true }))
  return route?.handler({ event, request, url })
}

const open = (path: string, answer: Response | Error) =>
  serve(path, new NavigationEvent(answer), 'navigate')
const loadFile = () => serve(FILE, undefined, 'no-cors')
const page = (status: number) =>
  new Response(`page ${status}`, { status, headers: { 'content-type': 'text/html' } })
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text()

describe('a navigation', () => {
  test.each([502, 503, 504])(
    'shows the cached registry with its files when the server returns %s',
    async status => {
      expect(await textOf(open(SEEN, page(status)))).toBe(`copy of ${SEEN}`)
      expect(await textOf(loadFile())).toBe(`copy of ${FILE}`)
    },
  )

  test.each(['/registry/other', '/dashboard', '/registry'])(
    'to %s, which is not cached, shows the 503 of the server',
    async path => {
      const answer = await open(path, page(503))
      expect(answer?.status).toBe(503)
      expect(await answer?.text()).toBe('page 503')
    },
  )

  test.each([200, 404, 429, 500])('shows the %s of the server', async status => {
    expect(await textOf(open(SEEN, page(status)))).toBe(`page ${status}`)
    expect(await loadFile()).toBeUndefined()
  })

  test('shows the cached registry, otherwise the offline page, without a connection', async () => {
    const error = new TypeError('Failed to fetch')
    expect(await textOf(open(SEEN, error))).toBe(`copy of ${SEEN}`)
    expect(await textOf(open('/registry/other', error))).toBe('offline page')
  })
})
