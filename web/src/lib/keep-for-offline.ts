import { tellWorker } from './tell-worker.ts'

/** What the page has fetched of our own; that it is a part of it, the worker sees from the name. */
function files(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = urls.filter(({ origin, search }) => origin === location.origin && search === '')
  return [...new Set(own.map(({ pathname }) => pathname))]
}

const page = () => document.documentElement.dataset.page

/**
 * Has the registry on this page kept for when there is no connection: as soon as there is a worker, and
 * with what was looked at once the page is put away.
 */
export function keepForOffline(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration || page() === 'side') return
  const tell = () => void tellWorker({ kind: 'seen', page: location.pathname, files: files() })
  void navigator.serviceWorker.ready.then(tell)
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell()
  })
}
