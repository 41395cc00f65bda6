/**
 * Shows a page of our own while there is no connection; nothing else is kept, and nothing of anybody.
 * Built as one file without imports. Other events get a file each beside this one.
 */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Fetching extends Lasting {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
interface Events {
  install: Lasting
  activate: Lasting
  fetch: Fetching
}
/** The part of a worker's scope that is used here; TypeScript knows a window's or a worker's, not both. */
interface Scope {
  addEventListener: <K extends keyof Events>(type: K, listener: (event: Events[K]) => void) => void
  skipWaiting: () => Promise<void>
  readonly clients: { claim: () => Promise<void> }
  readonly registration: { navigationPreload?: { enable: () => Promise<void> } }
}
declare const self: Scope
/** Put in by the build: another one with each other page. */
declare const OFFLINE_VERSION: string

const PAGE = '/offline'
const CACHES = 'offline-'
const CACHE = `${CACHES}${OFFLINE_VERSION}`
const PARTS = /\/assets\/[\w.-]+\.(?:css|js)/g
const FONTS = /\/assets\/(?:figtree|fraunces)-latin-(?:1|wght)[\w.-]*\.woff2/g

/** Until then the page's files are left to the browser, as those of all other pages are. */
let isShown = false

self.addEventListener('install', event => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', event => {
  const { mode, method, url } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(fromNetwork(event))
  else if (isShown && new URL(url).pathname.startsWith('/assets/')) {
    event.respondWith(keptFile(event.request))
  }
})

/** The page with its style, script and fonts. Throws when one cannot be fetched: then all is tried later. */
async function keepPage(): Promise<void> {
  const cache = await caches.open(CACHE)
  const page = await fetch(PAGE, { cache: 'reload' })
  if (!page.ok) throw new Error(`${PAGE} answered ${page.status}`)
  const html = await page.clone().text()
  const parts = namedIn(html, PARTS)
  await cache.addAll(parts)
  const styles = parts.filter(part => part.endsWith('.css'))
  const texts = await Promise.all(
    styles.map(async style => (await cache.match(style, { ignoreVary: true }))?.text()),
  )
  await cache.addAll(namedIn(`${html} ${texts.join(' ')}`, FONTS))
  await cache.put(PAGE, page)
}

const namedIn = (text: string, files: RegExp) => [...new Set(text.match(files))]

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(CACHES) && name !== CACHE)
  await Promise.all(old.map(name => caches.delete(name)))
  // The request goes out while this worker wakes up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function fromNetwork({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    isShown = true
    return (await caches.match(PAGE, { ignoreVary: true })) ?? Response.error()
  }
}

async function keptFile(request: Request): Promise<Response> {
  // The same file whoever asks for it and in whichever encoding.
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

export {}
