import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { keptAnswer, keptRegistry, noteAnswer } from './kept-registry.ts'
import { fateOf, isPartOfPage, isRegistry } from './registry-answer.ts'

declare const self: ServiceWorkerGlobalScope

const OFFLINE_PAGE = '/offline'
/** They lead to a registry, which is the last one where nobody can say which. */
const HOME = ['/', '/registry']

/** Until then the page's files are left to the browser, as those of all other pages are. */
let isWithoutNetwork = false

/**
 * Pages come from the server. Without a connection the last registry is shown as it was, and a page of
 * our own in the place of all others: nothing of the owner's area is kept.
 */
export function answerPages(): void {
  registerRoute(
    ({ request }) => request.mode === 'navigate',
    async ({ event, url }) =>
      event instanceof FetchEvent ? fromNetwork(event, url) : Response.error(),
  )
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && isOffline() && isPartOfPage(url.pathname),
    ({ request, url }) => keptFile(request, url),
  )
}

const isOffline = () => isWithoutNetwork || !self.navigator.onLine

async function fromNetwork(event: FetchEvent, url: URL): Promise<Response> {
  const answer = await ask(event).catch(() => undefined)
  isWithoutNetwork = !answer
  if (!answer) return withoutNetwork(url)
  if (isRegistry(url) && shouldFocusHeading(url, answer)) {
    event.waitUntil(noteAnswer(url.pathname, answer.clone()).catch(() => undefined))
  }
  return answer
}

// What was asked of it besides is not what the next one asks; a registry that is gone is gone for all.
const shouldFocusHeading = ({ search }: URL, answer: Response) =>
  search === '' || fateOf(answer) === 'forget'

async function ask({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

async function withoutNetwork({ pathname }: URL): Promise<Response> {
  const last = HOME.includes(pathname) ? await keptRegistry() : undefined
  if (last) return Response.redirect(last)
  const kept = isRegistry({ pathname }) ? await keptAnswer(pathname) : undefined
  return kept ?? (await matchPrecache(OFFLINE_PAGE)) ?? Response.error()
}

async function keptFile(request: Request, { pathname }: URL): Promise<Response> {
  return (await matchPrecache(pathname)) ?? (await keptAnswer(pathname)) ?? fetch(request)
}
