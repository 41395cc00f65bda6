import { cleanupOutdatedCaches, type PrecacheEntry, precache } from 'workbox-precaching'
import { readWorkerMessage } from '../lib/service-worker/service-worker-messages.ts'
import { cachePageFiles, deleteCachedRegistry } from './cached-registry.ts'
import { registerPageRoutes } from './page-routes.ts'
import { handlePushEvents } from './push-events.ts'
import { isRegistry } from './registry-response.ts'

/**
 * Service worker for offline pages and push notifications. It precaches no code of other pages, so a new
 * version can take over at once. Nothing that requires sign-in is cached.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** Injected by the build: the offline page with its files. */
  readonly __WB_MANIFEST: PrecacheEntry[]
}

/** Prefix of cache names of earlier releases. */
const FORMER = 'offline-'

precache(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerPageRoutes()
handlePushEvents()

self.addEventListener('install', event => {
  event.waitUntil(Promise.all([self.skipWaiting(), bypassForApi(event)]))
})

self.addEventListener('activate', event => event.waitUntil(takeOver()))

self.addEventListener('message', event => {
  const message = readWorkerMessage(event.data)
  if (message?.kind === 'signed-out') event.waitUntil(clearOnSignOut())
  if (message?.kind === 'forget-registry') event.waitUntil(deleteCachedRegistry())
  if (message?.kind === 'seen' && isRegistry({ pathname: message.page })) {
    event.waitUntil(cachePageFiles(message.page, message.files).catch(() => undefined))
  }
})

/** Static routing, which Firefox and Safari lack. */
interface StaticRouting {
  addRoutes: (route: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}

/**
 * Lets requests to the API bypass this worker. Otherwise the page passes them to the worker first, even if the worker
 * ignores them, and Chromium loses a `keepalive` request whose page ends meanwhile.
 */
async function bypassForApi(event: ExtendableEvent & Partial<StaticRouting>): Promise<void> {
  await event
    .addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
    .catch(() => undefined)
}

async function takeOver(): Promise<void> {
  const former = (await caches.keys()).filter(name => name.startsWith(FORMER))
  await Promise.all(former.map(name => caches.delete(name)))
  // Sends the page request while the worker starts.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Deletes the cached registry and closes all notifications, for the next user of a shared device. */
async function clearOnSignOut(): Promise<void> {
  await Promise.allSettled([
    deleteCachedRegistry(),
    self.registration.getNotifications().then(shown => {
      for (const notification of shown) notification.close()
    }),
  ])
}
