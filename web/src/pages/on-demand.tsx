import { pageMessages } from '@registry/shared/messages/pages'
import { type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'
import { LoadFailed } from '../ui/load-failed.tsx'

/** Of which `load` it is: what stood here before may have been another part. */
type Loaded<M> = { of: () => Promise<M>; module: M | 'failed' } | undefined

/**
 * Shows a part of the page whose code is fetched when it is first wanted. A visitor whose connection
 * drops just then is told so, and can reload.
 */
export function OnDemand<M extends object>({
  load,
  children,
}: {
  load: () => Promise<M>
  children: (module: M) => ReactNode
}) {
  const [loaded, setLoaded] = useState<Loaded<M>>()

  useEffect(() => {
    let isWanted = true
    loadChunk(load).then(
      module => isWanted && setLoaded({ of: load, module }),
      () => isWanted && setLoaded({ of: load, module: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [load])

  if (loaded?.of !== load) return <Loading />
  if (loaded.module === 'failed') return <LoadFailed />
  return children(loaded.module)
}

/** Shown after a moment only (by its style): mostly the part is there at once. */
function Loading() {
  return (
    <p className="load-wait" role="status">
      {pageMessages.moment}
    </p>
  )
}
