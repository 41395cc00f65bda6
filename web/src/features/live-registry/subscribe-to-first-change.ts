import { registryEventsPath } from '@registry/shared/contract/registry-events-path'

/**
 * Calls back when something changes in the registry; until then it costs no more than a connection,
 * which is let go when the page is put aside. Gives what hangs up.
 */
export function subscribeToFirstChange(slug: string, onChange: () => void): () => void {
  const source = new EventSource(`/api${registryEventsPath(slug)}`)
  source.addEventListener('item', onChange)
  source.addEventListener('items', onChange)
  // What stands here may be a copy from long ago.
  if (!navigator.onLine) queueMicrotask(onChange)
  const close = () => source.close()
  addEventListener('pagehide', close, { once: true })
  return close
}
