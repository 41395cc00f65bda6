import { registerServiceWorker } from './register-service-worker.ts'

/** Longest that a page waits for its service worker. */
const WORKER_MS = 10_000

/** Whether this browser has all that notifications take; on iPhones only a page on the Home Screen has. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether notifications would be there if the page were opened from the Home Screen. */
export function needsHomeScreen(): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    // An iPad calls itself a Mac; no Mac can be touched.
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches
}

/** This browser's subscription, if it has one. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (!isPushSupported()) return undefined
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/**
 * Subscribes this browser with the server's key. A subscription of another key is let go first. Throws
 * DOMException NotSupportedError where there can be none.
 */
export async function subscribeBrowser(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker()
  const known = await pushManager.getSubscription()
  if (known && isOfKey(known, key)) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Ends this browser's subscription: whatever is still sent to it reaches nobody. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  if (!(await registerServiceWorker())) {
    throw new DOMException('there is no service worker', 'NotSupportedError')
  }
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the service worker is late')), WORKER_MS)
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer))
}

/** A browser that does not say with which key is taken at the server's word: it refuses what is wrong. */
function isOfKey({ options }: PushSubscription, key: string): boolean {
  const bytes = options?.applicationServerKey
  return !bytes || toBase64Url(bytes) === key
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
