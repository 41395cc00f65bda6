import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryEventsPath } from '@registry/shared/contract/registry/registry-events-path'

/** The event stream of a page until the code of live updates is loaded, which continues it. */
export interface FirstStream {
  source: EventSource
  /** Whether the displayed data may be old: of another version, or changed since. */
  isStale: boolean
  /** Response to the visitor's last contribution in this time. */
  contributed?: PublicItem
  /** Sets `contributed`. */
  applyContribution: (item: PublicItem) => void
}

/** `EventSource.CLOSED`. */
const CLOSED = 2

/** A registry as displayed; the version is undefined if unknown. */
interface Displayed {
  slug: string
  version: string | undefined
}

/**
 * Opens the event stream of a displayed registry, which is closed on pagehide and by the signal. Calls `onNeeded` when
 * the data may be old, the stream was rejected, the visitor contributed, the tab was focused, the page is offline, or it
 * was restored without its stream.
 */
export function openFirstStream(
  displayed: Displayed,
  onNeeded: () => void,
  signal: AbortSignal,
): FirstStream {
  const source = new EventSource(`/api${registryEventsPath(displayed.slug)}`)
  const stream: FirstStream = {
    source,
    isStale: false,
    applyContribution(item) {
      stream.contributed = item
      onNeeded()
    },
  }
  const close = () => source.close()
  const change = () => {
    stream.isStale = true
    onNeeded()
  }
  source.addEventListener('hello', hello => hello.lastEventId === displayed.version || change())
  source.addEventListener('item', change)
  source.addEventListener('items', change)
  // Closed by an error status, after which the browser does not reconnect: the page may be a cached one.
  source.addEventListener('error', () => source.readyState === CLOSED && change())
  signal.addEventListener('abort', close)
  addEventListener('pagehide', close, { signal })
  // Restored from the back/forward cache.
  addEventListener('pageshow', event => event.persisted && onNeeded(), { signal })
  addEventListener('offline', onNeeded, { signal })
  addEventListener('focus', change, { signal })
  // Offline, the displayed page may be an old copy from the service worker.
  if (!navigator.onLine) onNeeded()
  return stream
}
