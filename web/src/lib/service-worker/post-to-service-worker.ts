import type { WorkerMessage } from './service-worker-messages.ts'

/** Posts a message to the active service worker, if any. The worker continues after the page is closed. */
export async function postToServiceWorker(message: WorkerMessage): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined)
  registration?.active?.postMessage(message)
}
