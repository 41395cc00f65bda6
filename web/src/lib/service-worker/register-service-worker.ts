/**
 * Registers the service worker for offline pages and notifications. Returns undefined where that is not
 * possible; everything else works without it.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker
    .register('/service-worker.js', { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined)
}
