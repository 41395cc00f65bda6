export type LatestRequestState<T> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'completed'; response: T }

export interface LatestRequest<T> {
  /** Runs `send`, which must resolve with an error value unless it was aborted. */
  run: (send: (signal: AbortSignal) => Promise<T>) => void
  /** Aborts the pending request and clears the response. */
  stop: () => void
}

/** Runs one request at a time. A new request or `stop` aborts the previous one, whose response is then ignored. */
export function createLatestRequest<T>(
  onChange: (state: LatestRequestState<T>) => void,
): LatestRequest<T> {
  let running: AbortController | undefined

  const stop = () => {
    running?.abort()
    running = undefined
    onChange({ status: 'idle' })
  }

  const run = async (send: (signal: AbortSignal) => Promise<T>) => {
    running?.abort()
    const mine = new AbortController()
    running = mine
    onChange({ status: 'pending' })
    const outcome = await send(mine.signal).then(
      response => ({ response }),
      (error: unknown) => ({ error }),
    )
    if (mine.signal.aborted) return
    if ('error' in outcome) throw outcome.error
    onChange({ status: 'completed', response: outcome.response })
  }

  return { run: send => void run(send), stop }
}
