import type { ChannelListener } from './notifications.ts'

export interface Waiters extends ChannelListener {
  /**
   * Resolves true when `payload` was announced on the channel, false after `timeoutMs`.
   * Subscribe before causing the announcement; a caller then looks at the row itself, so that a
   * missed announcement costs time, never truth.
   */
  wait(payload: string, timeoutMs: number): Promise<boolean>
}

type Waiting = Map<string, Set<() => void>>

function waitIn(waiting: Waiting, payload: string, timeoutMs: number): Promise<boolean> {
  return new Promise(resolve => {
    const own = waiting.get(payload) ?? new Set()
    waiting.set(payload, own)
    const settle = (isAnnounced: boolean) => {
      clearTimeout(deadline)
      own.delete(announced)
      if (own.size === 0) waiting.delete(payload)
      resolve(isAnnounced)
    }
    const announced = () => settle(true)
    const deadline = setTimeout(() => settle(false), timeoutMs)
    own.add(announced)
  })
}

/** Everybody in this process who waits for something to be announced once. */
export function createWaiters(): Waiters {
  const waiting: Waiting = new Map()
  const wake = (payload: string) => {
    for (const announced of waiting.get(payload) ?? []) announced()
  }
  return {
    wait: (payload, timeoutMs) => waitIn(waiting, payload, timeoutMs),
    announced: wake,
    // Whatever they wait for may have been announced while nobody listened.
    opened() {
      for (const payload of [...waiting.keys()]) wake(payload)
    },
  }
}
