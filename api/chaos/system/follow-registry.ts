import { setTimeout as sleep } from 'node:timers/promises'
import { registerCleanup } from './cleanup.ts'

/** Time in ms before a new connection, as browsers wait. */
const RECONNECT_MS = 3_000

/** An open page that follows the events of a registry. */
export interface Follower {
  /** Times in ms of `performance.now()` of its `item` events. */
  eventsAt: number[]
  /** How often its stream ended, so that it connected again. */
  reconnects(): number
}

/** Follows a registry as a page does, which connects again when its stream ends; the cleanup ends it. */
export function followRegistry(origin: string, slug: string): Follower {
  const stopped = new AbortController()
  const eventsAt: number[] = []
  let connections = 0
  const follow = async () => {
    const url = `${origin}/api/registry/${slug}/events`
    const { body } = await fetch(url, { signal: stopped.signal })
    if (!body) return
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      if (chunk.includes('event: item\n')) eventsAt.push(performance.now())
    }
  }
  const run = async () => {
    while (!stopped.signal.aborted) {
      connections += 1
      await follow().catch(() => undefined)
      await sleep(RECONNECT_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  const running = run()
  registerCleanup(async () => {
    stopped.abort()
    await running
  })
  return { eventsAt, reconnects: () => connections - 1 }
}
