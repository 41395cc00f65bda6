import { AppError } from '@registry/shared/errors/app-error'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import { type Audience, type EventStream, openEventStream } from './event-stream.ts'
import { createStreamLimiter, type StreamLimits, type StreamOrigin } from './stream-limiter.ts'

const HEARTBEAT_MS = 25_000
const HEARTBEAT = Buffer.from(':\n\n')

/** Creates the open streams of an audience, with their limits and heartbeat. Streams older than `maxAgeMs` are ended. */
export function createStreamHub(
  audience: Audience,
  caps: StreamLimits,
  maxAgeMs = Number.POSITIVE_INFINITY,
) {
  const byRegistry = new Map<string, Set<EventStream>>()
  const limiter = createStreamLimiter(caps)
  let isStopped = false

  const all = () => [...byRegistry.values()].flatMap(streams => [...streams])
  const heartbeat = setInterval(() => {
    for (const stream of all()) {
      if (Date.now() - stream.openedAt > maxAgeMs) stream.end()
      else stream.send(HEARTBEAT)
    }
  }, HEARTBEAT_MS).unref()

  return {
    byRegistry: byRegistry as ReadonlyMap<string, ReadonlySet<EventStream>>,
    all,
    /** Throws RATE_LIMITED or UNAVAILABLE when a limit is reached, UNAVAILABLE after `stop`. */
    open(origin: StreamOrigin): EventStream {
      if (isStopped) throw new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })
      limiter.acquire(origin)
      const { registryId } = origin
      const streams = byRegistry.get(registryId) ?? new Set()
      byRegistry.set(registryId, streams)
      const stream = openEventStream(audience, () => {
        limiter.release(origin)
        streams.delete(stream)
        if (streams.size === 0) byRegistry.delete(registryId)
      })
      streams.add(stream)
      return stream
    },
    stop() {
      isStopped = true
      clearInterval(heartbeat)
      for (const stream of all()) stream.end()
    },
  }
}
