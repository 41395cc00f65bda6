import {
  NOTIFICATION_OPENED,
  SUBSCRIPTION_CHANGED,
} from '../lib/service-worker/service-worker-messages.ts'
import { findReusableWindow } from './find-reusable-window.ts'
import { notificationTarget } from './notification-target.ts'
import { toPushNotification } from './push-notification.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows push notifications and opens their page on a click. */
export function handlePushEvents(): void {
  self.addEventListener('push', event => {
    const { title, options } = toPushNotification(event.data?.text())
    event.waitUntil(self.registration.showNotification(title, options))
  })
  self.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(open(notificationTarget(event.notification.data)))
  })
  self.addEventListener('pushsubscriptionchange', event => {
    event.waitUntil(renew(event))
  })
}

async function open(path: string): Promise<void> {
  const target = new URL(path, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const window = findReusableWindow(windows, target)
  const isShown = window !== undefined && (await showIn(window, target))
  // The browser may refuse openWindow too; there is no further fallback.
  if (!isShown) await self.clients.openWindow(target).catch(() => null)
}

/** Focuses first, because that needs a recent click. `navigate` fails for windows of an older worker. */
async function showIn(window: WindowClient, target: URL): Promise<boolean> {
  const front = await window.focus().catch(() => window)
  if (front.url === target.href) {
    front.postMessage({ kind: NOTIFICATION_OPENED })
    return true
  }
  return front.navigate(target).then(
    () => true,
    () => false,
  )
}

interface Changed {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** Subscribes again and notifies open pages, because only an owner's page can register it on the server. */
async function renew({ oldSubscription, newSubscription }: Changed): Promise<void> {
  const options = oldSubscription?.options
  if (!newSubscription && options?.applicationServerKey) {
    await self.registration.pushManager.subscribe(options).catch(() => null)
  }
  const windows = await self.clients.matchAll({ type: 'window' })
  for (const window of windows) window.postMessage({ kind: SUBSCRIPTION_CHANGED })
}
