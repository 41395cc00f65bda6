import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** Time in ms after which a request takes longer than usual. */
const SLOW_MS = 8_000

export type RequestState<T> =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'error'; error: unknown }
  | { status: 'ready'; data: T }

/**
 * Returns the state of a request, for visitor pages, which load no query library. `send` must be stable
 * (useCallback), because a changed `send` is called again. `retry` repeats the request, and so does a
 * restored connection after a failure. `isSlow` is true after 8 s of loading.
 */
export function useRequest<T>(
  send: (signal: AbortSignal) => Promise<T>,
): RequestState<T> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ for: unknown; state: RequestState<T> }>()
  const retry = useCallback(() => setAttempt(now => now + 1), [])

  useEffect(() => {
    const asked = { send, attempt }
    const controller = new AbortController()
    const settle = (state: RequestState<T>) => {
      if (!controller.signal.aborted) setSettled({ for: asked.send, state })
    }
    setSettled(undefined)
    send(controller.signal).then(
      data => settle({ status: 'ready', data }),
      (error: unknown) => settle({ status: 'error', error }),
    )
    return () => controller.abort()
  }, [send, attempt])

  const isCurrent = settled?.for === send
  const hasFailed = isCurrent && settled.state.status === 'error'
  useLayoutEffect(() => {
    if (isCurrent) return
    const slow: RequestState<T> = { status: 'loading', isSlow: true }
    // Keeps a response that has arrived and is not rendered yet.
    const showSlow = () => setSettled(now => (now?.for === send ? now : { for: send, state: slow }))
    const timer = setTimeout(showSlow, SLOW_MS)
    return () => clearTimeout(timer)
  }, [isCurrent, send])
  useLayoutEffect(() => {
    if (!hasFailed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed, retry])
  return { ...(isCurrent ? settled.state : { status: 'loading', isSlow: false }), retry }
}
