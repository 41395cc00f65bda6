import { AppError } from '@registry/shared/errors/app-error'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import type { ChannelListener } from '../../db/notifications/notifications.ts'
import type { RegistryEvents } from '../../http/app.ts'
import { batchChanges } from './batch-changes.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { formatChanges, formatEvent } from './format-event.ts'
import { createStreamLimiter, type StreamLimits } from './stream-limiter.ts'

/** Channel on which the triggers notify; the payload is 'registry' or 'registry item'. */
export const REGISTRY_CHANGED = 'registry_changed'

const HEARTBEAT_MS = 25_000
const HEARTBEAT = Buffer.from(':\n\n')
/** Spreads reconnections over two seconds when many streams are lost at once. */
const RETRY_STEPS = 20
const retryMs = (n: number) => 1_000 + 100 * (n % RETRY_STEPS)

interface RegistryEventsParts {
  db: Knex
  log: Logger
  caps: StreamLimits
}

/**
 * Creates the event broadcaster, which queries the database once per batch regardless of the number of
 * subscribers.
 */
export function createRegistryEvents({
  db,
  log,
  caps,
}: RegistryEventsParts): RegistryEvents & ChannelListener {
  const subscribers = new Map<string, Set<EventStream>>()
  const limiter = createStreamLimiter(caps)
  let isStopped = false
  let openedCount = 0

  const send = (registryId: string, text: string) => {
    const chunk = Buffer.from(text)
    for (const stream of subscribers.get(registryId) ?? []) stream.send(chunk)
  }
  const batch = batchChanges(async (registryId, changes) => {
    if (subscribers.has(registryId))
      send(registryId, await formatChanges({ db, log }, registryId, changes))
  })
  const all = () => [...subscribers.values()].flatMap(streams => [...streams])
  const heartbeat = setInterval(() => {
    for (const stream of all()) stream.send(HEARTBEAT)
  }, HEARTBEAT_MS).unref()

  return {
    open(registryId, network) {
      if (isStopped) throw new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })
      const origin = { registryId, network }
      limiter.acquire(origin)
      const streams = subscribers.get(registryId) ?? new Set()
      subscribers.set(registryId, streams)
      const stream = openEventStream('visitor', () => {
        limiter.release(origin)
        streams.delete(stream)
        if (streams.size === 0) subscribers.delete(registryId)
      })
      streams.add(stream)
      openedCount += 1
      stream.send(Buffer.from(`retry: ${retryMs(openedCount)}\n${formatEvent('hello', {})}`))
      return stream.body
    },
    announced(payload) {
      const [registryId = '', itemId] = payload.split(' ')
      if (subscribers.has(registryId)) batch(registryId, itemId)
    },
    opened() {
      for (const registryId of subscribers.keys()) send(registryId, formatEvent('items', {}))
    },
    stop() {
      isStopped = true
      clearInterval(heartbeat)
      for (const stream of all()) stream.end()
    },
  }
}
