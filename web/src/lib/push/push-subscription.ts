import { registerServiceWorker } from '../service-worker/register-service-worker.ts'

/** Timeout for the service worker to become active. */
const WORKER_MS = 10_000

/** Returns whether this browser supports push notifications; iOS only for apps on the Home Screen. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Returns whether this is iOS outside the Home Screen, where push is not supported. */
export function needsHomeScreen(): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    // iPadOS reports itself as a Mac, but Macs have no touch screen.
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches
}

/** Returns this browser's push subscription, if it has one. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (!isPushSupported()) return undefined
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/**
 * Subscribes this browser with the server's key. Cancels a subscription with another key first. Throws
 * DOMException NotSupportedError without push support.
 */
export async function subscribeBrowser(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker()
  const known = await pushManager.getSubscription()
  if (known && isOfKey(known, key)) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Cancels this browser's push subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  if (!(await registerServiceWorker())) {
    throw new DOMException('there is no service worker', 'NotSupportedError')
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the service worker is late')), WORKER_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer))
}

/** Returns true if the browser does not expose the key: the push service rejects a wrong one. */
function isOfKey({ options }: PushSubscription, key: string): boolean {
  const bytes = options?.applicationServerKey
  return !bytes || toBase64Url(bytes) === key
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
