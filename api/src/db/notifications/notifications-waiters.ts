import type { ChannelListener } from './notifications.ts'

export interface Waiters extends ChannelListener {
  /**
   * Resolves to true on a notification with `payload`, to false after `timeoutMs`. Subscribe before triggering
   * it, and read the row afterwards: a missed notification then only adds delay.
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

/** Creates the waiters of one channel. */
export function createWaiters(): Waiters {
  const waiting: Waiting = new Map()
  const wake = (payload: string) => {
    for (const announced of waiting.get(payload) ?? []) announced()
  }
  return {
    wait: (payload, timeoutMs) => waitIn(waiting, payload, timeoutMs),
    announced: wake,
    // Notifications sent while the connection was down are lost, so all waiters check again.
    opened() {
      for (const payload of [...waiting.keys()]) wake(payload)
    },
  }
}
