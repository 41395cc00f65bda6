import { useEffect, useState } from 'react'
import type { LiveParts } from './keep-registry.ts'
import { LiveNotice } from './live-notice.tsx'
import { type Live, startLive } from './start-live.ts'

interface LiveUpdatesProps {
  parts: LiveParts
  onStart: (live: Live) => void
}

/** Keeps the page up to date while it is there, and says so when it cannot. */
export function LiveUpdates({ parts, onStart }: LiveUpdatesProps) {
  const [live, setLive] = useState<Live>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once, with what is known then.
  useEffect(() => {
    const started = startLive(parts)
    setLive(started)
    onStart(started)
    return started.stop
  }, [])
  return live ? <LiveNotice live={live} /> : null
}
