import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryEventsPath } from '@registry/shared/contract/registry/registry-events-path'
import { liveMessages } from '@registry/shared/messages/registry/live-registry'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Inline } from '../../../ui/layout/inline.tsx'
import type { Registry } from './create-registry-state.ts'
import styles from './live-notice.module.css'
import type { LiveUpdatesProps } from './live-updates.tsx'
import { runWhenIdle } from './run-when-idle.ts'
import type { Live } from './start-live-updates.ts'

interface LiveRegistry extends Registry {
  /** Applies the response to the visitor's own contribution. */
  applyContribution: (item: PublicItem) => void
  /** Reloads immediately, because the displayed data is known to be stale. */
  reload: () => void
  /** Notice about failed updates. */
  notice: ReactNode
}

type Updates = typeof import('./live-updates.tsx').LiveUpdates

function withItem({ owner, items }: Registry, changed: PublicItem): Registry {
  return { owner, items: items.map(item => (item.id === changed.id ? changed : item)) }
}

type LiveRegistryParts = Omit<LiveUpdatesProps['parts'], 'show'>

/** Returns a registry that is updated live. The code for it is loaded once the page is idle. */
export function useLiveRegistry(given: LiveRegistryParts): LiveRegistry {
  const [registry, show] = useState(given.registry)
  const [Updates, setUpdates] = useState<Updates>()
  const [isOffline, setIsOffline] = useState(false)
  const live = useRef<Live>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: started once; changes of the slug are followed internally.
  useEffect(() => {
    const begin = async () => {
      const { LiveUpdates } = await import('./live-updates.tsx').catch((error: unknown) => {
        setIsOffline(!navigator.onLine)
        throw error
      })
      setUpdates(() => LiveUpdates)
    }
    return runWhenIdle(begin, sooner => subscribeToFirstChange(registry.owner.registrySlug, sooner))
  }, [])
  return {
    ...registry,
    applyContribution: item => {
      if (live.current) live.current.applyContribution(item)
      else show(now => withItem(now, item))
    },
    reload: () => live.current?.reload(),
    notice: Updates ? (
      <Updates
        parts={{ ...given, registry, show }}
        onStart={started => {
          live.current = started
        }}
      />
    ) : (
      isOffline && <OfflineNotice />
    ),
  }
}

/**
 * Notice that the page is an offline copy, shown where the code of live updates could not be
 * loaded.
 */
function OfflineNotice() {
  const { title, text } = liveMessages.offline
  return (
    <div role="status">
      <Inline align="center" wrap className={styles.pageNotice}>
        <p>
          <strong>{title}</strong> {text}
        </p>
      </Inline>
    </div>
  )
}

/**
 * Calls back on the first change of the registry, before the code of live updates is loaded. The
 * connection is closed on pagehide. Returns a function that closes it.
 */
function subscribeToFirstChange(slug: string, onChange: () => void): () => void {
  const source = new EventSource(`/api${registryEventsPath(slug)}`)
  source.addEventListener('item', onChange)
  source.addEventListener('items', onChange)
  // Offline, the displayed page may be an old copy from the service worker.
  if (!navigator.onLine) queueMicrotask(onChange)
  const close = () => source.close()
  addEventListener('pagehide', close, { once: true })
  return close
}
