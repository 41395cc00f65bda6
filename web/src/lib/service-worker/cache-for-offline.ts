import { onVisitorDataCleared } from '../visitor/session-storage-data.ts'
import { postToServiceWorker } from './post-to-service-worker.ts'

/** Returns the same-origin paths without query; the service worker decides which ones to cache. */
function ownFiles(fetched: PerformanceEntryList): string[] {
  const urls = fetched.map(({ name }) => new URL(name))
  const own = urls.filter(({ origin, search }) => origin === location.origin && search === '')
  return own.map(({ pathname }) => pathname)
}

/** Asks the service worker to cache this registry's page for offline use, with the files it loads. */
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
  // Otherwise the next loaded file would cache the page again.
  onVisitorDataCleared(() => observer.disconnect())
}
