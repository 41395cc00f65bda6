import { cleanupOutdatedCaches, type PrecacheEntry, precache } from 'workbox-precaching'
import { readWorkerMessage } from '../lib/service-worker-messages.ts'
import { answerPages } from './answer-pages.ts'
import { forgetRegistry, noteSeen } from './kept-registry.ts'
import { isRegistry } from './registry-answer.ts'
import { showPushes } from './show-pushes.ts'
import { signOutHere } from './sign-out-here.ts'

/**
 * Shows pages of our own while there is no connection, and what is pushed. It holds no code of other
 * pages, so the next one takes over at once; nothing that only somebody signed in may see is kept.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build: the offline page with its parts, another list with each release. */
  readonly __WB_MANIFEST: PrecacheEntry[]
}

/** The names that earlier releases kept their offline page under. */
const FORMER = 'offline-'

precache(self.__WB_MANIFEST)
cleanupOutdatedCaches()
answerPages()
showPushes()

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', event => event.waitUntil(takeOver()))

self.addEventListener('message', event => {
  const message = readWorkerMessage(event.data)
  if (message?.kind === 'signed-out') event.waitUntil(signOutHere())
  if (message?.kind === 'forget-registry') event.waitUntil(forgetRegistry())
  if (message?.kind === 'seen' && isRegistry({ pathname: message.page })) {
    event.waitUntil(noteSeen(message.page, message.files).catch(() => undefined))
  }
})

async function takeOver(): Promise<void> {
  const former = (await caches.keys()).filter(name => name.startsWith(FORMER))
  await Promise.all(former.map(name => caches.delete(name)))
  // The request goes out while this worker wakes up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}
