import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { cachedRegistryPath, cachedResponse, updateCachedPage } from './cached-registry.ts'
import { cacheEffectOf, isOutage, isPublicFile, isRegistry } from './registry-response.ts'

declare const self: ServiceWorkerGlobalScope

const OFFLINE_PAGE = '/offline'
/** Paths that redirect to a registry; offline, to the cached one. */
const HOME = ['/', '/registry']

/** Whether the last navigation reached no api; only then page files are served from the cache. */
let isUnreachable = false

/**
 * Routes navigations to the network. Offline, serves the last cached registry, and the offline page for
 * all other URLs: the owner's area is never cached. In an outage of the server, serves the last cached registry, and
 * the server's response for all other URLs.
 */
export function registerPageRoutes(): void {
  registerRoute(
    ({ request }) => request.mode === 'navigate',
    async ({ event, url }) =>
      event instanceof FetchEvent ? fromNetwork(event, url) : Response.error(),
  )
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && isOffline() && isPublicFile(url.pathname),
    ({ request, url }) => keptFile(request, url),
  )
}

const isOffline = () => isUnreachable || !self.navigator.onLine

async function fromNetwork(event: FetchEvent, url: URL): Promise<Response> {
  const answer = await ask(event).catch(() => undefined)
  isUnreachable = !answer || isOutage(answer)
  if (!answer) return (await cachedHome(url)) ?? (await cachedPage(url)) ?? offlinePage()
  if (isUnreachable) return (await cachedPage(url)) ?? answer
  if (isRegistry(url) && shouldUpdateCache(url, answer)) {
    event.waitUntil(updateCachedPage(url.pathname, answer.clone()).catch(() => undefined))
  }
  return answer
}

// Pages with a query string are not cached, but a 404 for any of them removes the cached registry.
const shouldUpdateCache = ({ search }: URL, answer: Response) =>
  search === '' || cacheEffectOf(answer) === 'forget'

async function ask({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

/** Only without a connection: a server in trouble soon leads an owner to their own registry again. */
async function cachedHome({ pathname }: URL): Promise<Response | undefined> {
  const last = HOME.includes(pathname) ? await cachedRegistryPath() : undefined
  return last === undefined ? undefined : Response.redirect(last)
}

async function cachedPage({ pathname }: URL): Promise<Response | undefined> {
  return isRegistry({ pathname }) ? cachedResponse(pathname) : undefined
}

const offlinePage = async () => (await matchPrecache(OFFLINE_PAGE)) ?? Response.error()

async function keptFile(request: Request, { pathname }: URL): Promise<Response> {
  return (await matchPrecache(pathname)) ?? (await cachedResponse(pathname)) ?? fetch(request)
}
