export type Asking<T> =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'answered'; answer: T }

export interface Question<T> {
  /** Asks; `send` turns what goes wrong into an answer, unless it was told to stop. */
  ask: (send: (signal: AbortSignal) => Promise<T>) => void
  /** Takes the question back, or forgets its answer. */
  stop: () => void
}

/**
 * One question at a time: a later one, and `stop`, end an earlier one, whose answer is then no longer
 * heard however late or early it comes.
 */
export function createQuestion<T>(onChange: (state: Asking<T>) => void): Question<T> {
  let running: AbortController | undefined

  const stop = () => {
    running?.abort()
    running = undefined
    onChange({ status: 'idle' })
  }

  const ask = async (send: (signal: AbortSignal) => Promise<T>) => {
    running?.abort()
    const mine = new AbortController()
    running = mine
    onChange({ status: 'asking' })
    const outcome = await send(mine.signal).then(
      answer => ({ answer }),
      (error: unknown) => ({ error }),
    )
    if (mine.signal.aborted) return
    if ('error' in outcome) throw outcome.error
    onChange({ status: 'answered', answer: outcome.answer })
  }

  return { ask: send => void ask(send), stop }
}
