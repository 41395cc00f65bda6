import { useCallback, useEffect, useRef, useState } from 'react'
import { addAnyway, runShare, type Share } from './run-share.ts'
import type { ShareState } from './share-state.ts'

const LOADING: ShareState = { status: 'loading' }

/**
 * Runs a share and returns its state. `shareOf` creates the share of a run and must be stable (`useCallback`): a new
 * function starts a new share.
 */
export function useShareRun(shareOf: (signal: AbortSignal) => Share) {
  const [state, setState] = useState(LOADING)
  const running = useRef<AbortController>(undefined)

  const run = useCallback(
    async (work: (share: Share) => Promise<ShareState>) => {
      running.current?.abort()
      const attempt = new AbortController()
      running.current = attempt
      setState(LOADING)
      const next = await work(shareOf(attempt.signal))
      if (!attempt.signal.aborted) setState(next)
    },
    [shareOf],
  )

  useEffect(() => {
    void run(runShare)
    return () => running.current?.abort()
  }, [run])

  return { state, retry: () => void run(runShare), addAnyway: () => void run(addAnyway) }
}
