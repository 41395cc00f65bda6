/**
 * Starts the worker that shows a page without a connection, and notifications. Undefined where browsers
 * refuse: everything else works.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker
    .register('/service-worker.js', { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined)
}
