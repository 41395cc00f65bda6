import { registryEventsPath } from '@registry/shared/contract/registry/registry-events-path'

/**
 * Calls back on the first change of the registry, before the code of live updates is loaded. The
 * connection is closed on pagehide. Returns a function that closes it.
 */
export function subscribeToFirstChange(slug: string, onChange: () => void): () => void {
  const source = new EventSource(`/api${registryEventsPath(slug)}`)
  source.addEventListener('item', onChange)
  source.addEventListener('items', onChange)
  // Offline, the displayed page may be an old copy from the service worker.
  if (!navigator.onLine) queueMicrotask(onChange)
  const close = () => source.close()
  addEventListener('pagehide', close, { once: true })
  return close
}
