import {
  OWNER_TOPICS,
  type OwnerTopic,
  type ownerEvents,
} from '@registry/shared/contract/registry/owner-events'
import { AppError } from '@registry/shared/errors/app-error'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import type { ChannelListener } from '../../db/notifications/notifications.ts'
import type { OwnerEvents } from '../../http/app.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { createStreamLimiter, type StreamLimits } from './stream-limiter.ts'

/** Channel on which the triggers notify; the payload is 'registry topic'. */
export const OWNER_DATA_CHANGED = 'owner_data_changed'

/** Interval in ms in which changes are collected. */
const BATCH_MS = 250
const HEARTBEAT_MS = 25_000
const HEARTBEAT = Buffer.from(':\n\n')
/** Maximum age of a stream, so that an expired access token does not stay in use. */
const MAX_AGE_MS = 600_000

interface OwnerStream {
  stream: EventStream
  openedAt: number
  isAllowed: () => Promise<boolean>
}

const format = <N extends keyof typeof ownerEvents>(name: N, data: object) =>
  Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
const isTopic = (text: string): text is OwnerTopic => OWNER_TOPICS.some(topic => topic === text)

/**
 * Creates the broadcaster for the owners' pages. Before each event it checks that the stream's session is still valid,
 * and ends the stream otherwise.
 */
export function createOwnerEvents(caps: StreamLimits): OwnerEvents & ChannelListener {
  const subscribers = new Map<string, Set<OwnerStream>>()
  const pending = new Map<string, Set<OwnerTopic>>()
  const limiter = createStreamLimiter(caps)
  let isStopped = false

  const all = () => [...subscribers.values()].flatMap(streams => [...streams])
  const send = async ({ stream, isAllowed }: OwnerStream, chunk: Buffer) => {
    if (await isAllowed().catch(() => false)) stream.send(chunk)
    else stream.end()
  }
  const publish = (registryId: string) => {
    const chunk = format('changed', { topics: [...(pending.get(registryId) ?? [])] })
    pending.delete(registryId)
    for (const subscriber of subscribers.get(registryId) ?? []) void send(subscriber, chunk)
  }
  const heartbeat = setInterval(() => {
    for (const { stream, openedAt } of all()) {
      if (Date.now() - openedAt > MAX_AGE_MS) stream.end()
      else stream.send(HEARTBEAT)
    }
  }, HEARTBEAT_MS).unref()

  return {
    open({ registryId, network, isAllowed }) {
      if (isStopped) throw new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })
      const origin = { registryId, network }
      limiter.acquire(origin)
      const streams = subscribers.get(registryId) ?? new Set()
      subscribers.set(registryId, streams)
      const stream = openEventStream('owner', () => {
        limiter.release(origin)
        streams.delete(subscriber)
        if (streams.size === 0) subscribers.delete(registryId)
      })
      const subscriber: OwnerStream = { stream, isAllowed, openedAt: Date.now() }
      streams.add(subscriber)
      stream.send(format('hello', {}))
      return stream.body
    },
    announced(payload) {
      const [registryId = '', topic = ''] = payload.split(' ')
      if (!subscribers.has(registryId) || !isTopic(topic)) return
      const topics = pending.get(registryId)
      if (topics) {
        topics.add(topic)
        return
      }
      pending.set(registryId, new Set([topic]))
      setTimeout(() => publish(registryId), BATCH_MS).unref()
    },
    opened() {
      // Notifications may have been missed.
      const chunk = format('changed', { topics: OWNER_TOPICS })
      for (const subscriber of all()) void send(subscriber, chunk)
    },
    stop() {
      isStopped = true
      clearInterval(heartbeat)
      for (const { stream } of all()) stream.end()
    },
  }
}
