import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import {
  type PushBrowser,
  type PushService,
  startPushService,
} from '../../../api/test/push-service.ts'

/** A push service on this machine, and what a product is told so that it reaches and trusts it. */
export interface OwnPushService extends PushService {
  env: Record<string, string>
}

export async function openPushService(): Promise<OwnPushService> {
  const service = await startPushService()
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-push-'))
  const cert = path.join(folder, 'cert.pem')
  await writeFile(cert, service.cert)
  return {
    ...service,
    env: { PUSH_ALLOWED_HOSTS: service.hostPort, NODE_EXTRA_CA_CERTS: cert },
    async stop() {
      await service.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * No browser under test can subscribe at a real push service: this one subscribes at ours. With which
 * key it did stays with the browser, as in a real one.
 */
export async function subscribeAs(page: Page, browser: PushBrowser): Promise<void> {
  await page.addInitScript(replacePushManager, browser.subscription)
}

/** Runs in the page before all else. */
function replacePushManager(given: PushBrowser['subscription']): void {
  const KEY = 'test-subscribed-with'
  const bytesOf = (key: string) =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
  const subscriptionOf = (key: string) => ({
    endpoint: given.endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytesOf(key).buffer },
    toJSON: () => ({ ...given, expirationTime: null }),
    unsubscribe: async () => {
      localStorage.removeItem(KEY)
      return true
    },
  })
  Object.assign(PushManager.prototype, {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(KEY, applicationServerKey)
      return subscriptionOf(applicationServerKey)
    },
    getSubscription: async () => {
      const key = localStorage.getItem(KEY)
      return key === null ? null : subscriptionOf(key)
    },
  })
}

/** How a person answers the browser's question; no browser under test shows one. */
export async function answerQuestion(
  page: Page,
  answer: NotificationPermission,
  before: NotificationPermission = 'default',
): Promise<void> {
  await page.addInitScript(
    ([now, next]) => {
      let permission = now
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => {
        permission = next
        return next
      }
    },
    [before, answer] as const,
  )
}

/** Whether a service worker answers for the page. While it only begins to, pushes do not reach it. */
export const hasWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** A browser's own push: the worker hears it as if it had come from the service. */
export async function push(developer: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>(resolve =>
    developer.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    }),
  )
  await developer.send('ServiceWorker.enable')
  const registrationId = await registered
  await developer.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await developer.send('ServiceWorker.disable')
}

/** The notifications that the browser shows. */
export const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

/** Presses the notification that is shown first. */
export async function pressFirst(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(`registration.getNotifications().then(([first]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification: first })))`)
}
