import { pageMessages } from '@registry/shared/messages/pages'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { loadChunk } from '../../lib/lazy-loading/load-chunk.ts'
import { LoadFailed } from './load-failed.tsx'

/** The loaded module, undefined after a failure, with its loader, because the `load` prop may change. */
type Loaded<M> = { of: () => Promise<M>; module?: M } | undefined

/**
 * Lazy loads a module and renders `children` with it. Shows an error with a reload link if loading fails, and tries
 * again when the browser is online again and at a click after a pause, which grows from 1 s to 30 s. Browsers from
 * before 2026 can repeat the failure of an `import()` without a request (https://github.com/whatwg/html/pull/10327);
 * there only the link helps.
 */
export function OnDemand<M extends object>({
  load,
  children,
}: {
  load: () => Promise<M>
  children: (module: M) => ReactNode
}) {
  const [loaded, setLoaded] = useState<Loaded<M>>()

  useLayoutEffect(() => {
    let current: AbortController | undefined
    let pauseMs = 1_000
    const attempt = () => {
      current?.abort()
      current = new AbortController()
      const { signal } = current
      loadChunk(load).then(
        module => signal.aborted || setLoaded({ of: load, module }),
        () => {
          if (signal.aborted) return
          setLoaded({ of: load })
          addEventListener('online', attempt, { signal })
          setTimeout(() => addEventListener('click', attempt, { signal }), pauseMs)
          pauseMs = Math.min(2 * pauseMs, 30_000)
        },
      )
    }
    attempt()
    return () => current?.abort()
  }, [load])

  if (loaded?.of !== load) return <Loading />
  return loaded.module ? children(loaded.module) : <LoadFailed />
}

/** Loading text. Its style delays it, because most modules load at once. */
function Loading() {
  return (
    <p className="load-wait" role="status">
      {pageMessages.moment}
    </p>
  )
}
