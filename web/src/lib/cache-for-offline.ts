import { postToServiceWorker } from './post-to-service-worker.ts'
import { onVisitorDataCleared } from './session-storage-data.ts'

/** Files of our own; which of them are parts of a page, the worker sees from their names. */
function ownFiles(fetched: PerformanceEntryList): string[] {
  const urls = fetched.map(({ name }) => new URL(name))
  const own = urls.filter(({ origin, search }) => origin === location.origin && search === '')
  return own.map(({ pathname }) => pathname)
}

/** Has the registry on this page kept for when there is no connection, with what is looked at. */
export function cacheForOffline(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration || document.documentElement.dataset.page === 'side') return
  const page = location.pathname
  const observer = new PerformanceObserver(list => {
    const files = ownFiles(list.getEntries())
    if (files.length > 0) void postToServiceWorker({ kind: 'seen', page, files })
  })
  void navigator.serviceWorker.ready.then(() =>
    observer.observe({ type: 'resource', buffered: true }),
  )
  // Or what is fetched here next would bring it back.
  onVisitorDataCleared(() => observer.disconnect())
}
