import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Inline } from '../../../ui/layout/inline.tsx'
import type { Registry } from './create-registry-state.ts'
import { type FirstStream, openFirstStream } from './first-stream.ts'
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

type LiveRegistryParts = Omit<LiveUpdatesProps['parts'], 'show' | 'firstStream'> & {
  /** Version of the registry; undefined if unknown. */
  version: string | undefined
}

/** Returns a registry that is updated live. The code for it is loaded once the page is idle. */
export function useLiveRegistry(given: LiveRegistryParts): LiveRegistry {
  const [registry, show] = useState(given.registry)
  const [Updates, setUpdates] = useState<Updates>()
  const [isOffline, setIsOffline] = useState(false)
  const live = useRef<Live>(undefined)
  const firstStream = useRef<FirstStream>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: started once; changes of the slug are followed internally.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const begin = async () => {
      const { LiveUpdates } = await import('./live-updates.tsx').catch((error: unknown) => {
        setIsOffline(!navigator.onLine)
        throw error
      })
      setUpdates(() => LiveUpdates)
    }
    firstStream.current = openFirstStream(
      { slug: registry.owner.registrySlug, version: given.version },
      runWhenIdle(begin, signal),
      signal,
    )
    return () => controller.abort()
  }, [])
  return {
    ...registry,
    applyContribution: item => {
      if (live.current) return live.current.applyContribution(item)
      show(now => withItem(now, item))
      firstStream.current?.applyContribution(item)
    },
    reload: () => live.current?.reload(),
    notice: Updates ? (
      <Updates
        parts={{ ...given, registry, show, firstStream: firstStream.current }}
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
  const { title, text } = registryMessages.offline
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
