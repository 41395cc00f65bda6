import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page, Worker } from '@playwright/test'
import {
  type PushBrowser,
  type PushService,
  startPushService,
} from '../../../api/test/push-service.ts'

/** A local push service, and the settings with which a product uses and trusts it. */
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
 * Stubs the subscription, because browsers under test cannot reach a real push service. The stub stores
 * the application server key, as a real browser does.
 */
export async function subscribeAs(page: Page, browser: PushBrowser): Promise<void> {
  await page.addInitScript(replacePushManager, browser.subscription)
}

/** Init script of the page. */
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

/** Stubs the user's choice in the permission prompt, which browsers under test do not show. */
export async function answerPermissionPrompt(
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

/** Waits until a service worker controls the page; before that it receives no pushes. */
export const waitForServiceWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/**
 * Delivers a push through the browser's debugging protocol, as if the push service had sent it, and waits until its
 * notification is displayed. If a page calls `getNotifications` before that, Chromium deletes the notification.
 * Call `keepNotifications` first.
 */
export async function push(page: Page, data: string): Promise<void> {
  const { origin } = new URL(page.url())
  const developer = await page.context().newCDPSession(page)
  const worker = await serviceWorkerOf(page)
  const display = await worker.evaluateHandle<Display>('self.nextDisplay')
  const registered = new Promise<string>(resolve =>
    developer.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    }),
  )
  await developer.send('ServiceWorker.enable')
  const registrationId = await registered
  await developer.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await developer.detach()
  await display.evaluate(({ promise }) => promise)
}

type Display = PromiseWithResolvers<void>

/** The worker may be reported later than the page that it controls. */
async function serviceWorkerOf(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers()
  return worker ?? (await page.context().waitForEvent('serviceworker'))
}

/**
 * Keeps notifications until they are pressed or closed. Without a notification centre of the system,
 * Chromium removes them after about 25 seconds, which a slow machine needs for a test.
 */
export async function keepNotifications(page: Page): Promise<void> {
  const worker = await serviceWorkerOf(page)
  await worker.evaluate(`{
    const show = registration.showNotification.bind(registration)
    self.nextDisplay = Promise.withResolvers()
    registration.showNotification = async (title, options) => {
      const display = self.nextDisplay
      self.nextDisplay = Promise.withResolvers()
      await show(title, { ...options, requireInteraction: true }).then(display.resolve, display.reject)
    }
  }`)
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
  const worker = await serviceWorkerOf(page)
  await worker.evaluate(`registration.getNotifications().then(([first]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification: first })))`)
}
