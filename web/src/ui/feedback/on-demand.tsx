import { pageMessages } from '@registry/shared/messages/pages'
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { loadChunk } from '../../lib/lazy-loading/load-chunk.ts'
import { LoadFailed } from './load-failed.tsx'

const RETRY_EVENTS = ['online', 'click'] as const

/** The loaded module with its loader, because the `load` prop may change. */
type Loaded<M> = { of: () => Promise<M>; module: M | 'failed' } | undefined

/**
 * Lazy loads a module and renders `children` with it. Shows an error with a reload link if loading fails, and tries
 * again when the browser is online again and at each click. Browsers from before 2026 can repeat the failure of an
 * `import()` without a request (https://github.com/whatwg/html/pull/10327); there only the link helps.
 */
export function OnDemand<M extends object>({
  load,
  children,
}: {
  load: () => Promise<M>
  children: (module: M) => ReactNode
}) {
  const [loaded, setLoaded] = useState<Loaded<M>>()
  const [attempt, tryAgain] = useReducer((attempts: number) => attempts + 1, 0)
  const isFailed = loaded?.of === load && loaded.module === 'failed'

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once.
  useEffect(() => {
    let isWanted = true
    loadChunk(load).then(
      module => isWanted && setLoaded({ of: load, module }),
      () => isWanted && setLoaded({ of: load, module: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt])

  useLayoutEffect(() => {
    if (!isFailed) return
    for (const type of RETRY_EVENTS) addEventListener(type, tryAgain)
    return () => {
      for (const type of RETRY_EVENTS) removeEventListener(type, tryAgain)
    }
  }, [isFailed])

  if (loaded?.of !== load) return <Loading />
  if (loaded.module === 'failed') return <LoadFailed />
  return children(loaded.module)
}

/** Loading text. Its style delays it, because most modules load at once. */
function Loading() {
  return (
    <p className="load-wait" role="status">
      {pageMessages.moment}
    </p>
  )
}
