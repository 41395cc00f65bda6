import type { WorkerMessage } from './service-worker-messages.ts'

/** Tells the service worker, where there is one; it goes on by itself when the page is left. */
export async function postToServiceWorker(message: WorkerMessage): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined)
  registration?.active?.postMessage(message)
}
