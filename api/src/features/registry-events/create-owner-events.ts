import {
  OWNER_TOPICS,
  type OwnerTopic,
  type ownerEvents,
} from '@registry/shared/contract/registry/owner-events'
import type { ChannelListener } from '../../db/notifications/notifications.ts'
import type { OwnerEvents } from '../../http/app.ts'
import { createStreamHub } from './create-stream-hub.ts'
import type { EventStream } from './event-stream.ts'
import { createRecentChanges } from './recent-changes.ts'
import type { StreamLimits } from './stream-limiter.ts'

/** Channel on which the triggers notify; the payload is 'registry topic'. */
export const OWNER_DATA_CHANGED = 'owner_data_changed'

/** Interval in ms in which changes are collected. */
const BATCH_MS = 250
/** Maximum age of a stream, so that an expired access token does not stay in use. */
const MAX_AGE_MS = 600_000

const format = <N extends keyof typeof ownerEvents>(name: N, data: object) =>
  Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
const isTopic = (text: string): text is OwnerTopic => OWNER_TOPICS.some(topic => topic === text)

/**
 * Creates the broadcaster for the owners' pages. Before each event it checks that the stream's session is still valid,
 * and ends the stream otherwise.
 */
export function createOwnerEvents(caps: StreamLimits): OwnerEvents & ChannelListener {
  const recent = createRecentChanges()
  const hub = createStreamHub('owner', caps, MAX_AGE_MS)
  const checks = new WeakMap<EventStream, () => Promise<boolean>>()
  const pending = new Map<string, Set<OwnerTopic>>()

  const send = async (stream: EventStream, chunk: Buffer) => {
    const isAllowed = checks.get(stream)
    if (await isAllowed?.().catch(() => false)) stream.send(chunk)
    else stream.end()
  }
  const publish = (registryId: string) => {
    const chunk = format('changed', { topics: [...(pending.get(registryId) ?? [])] })
    pending.delete(registryId)
    for (const stream of hub.byRegistry.get(registryId) ?? []) void send(stream, chunk)
  }

  return {
    open({ registryId, network, isAllowed }) {
      const stream = hub.open({ registryId, network })
      checks.set(stream, isAllowed)
      stream.send(format('hello', { topics: recent.of(registryId) }))
      return stream.body
    },
    announced(payload) {
      const [registryId = '', topic = ''] = payload.split(' ')
      if (!isTopic(topic)) return
      recent.add(registryId, topic)
      if (!hub.byRegistry.has(registryId)) return
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
      recent.clear()
      const chunk = format('changed', { topics: OWNER_TOPICS })
      for (const stream of hub.all()) void send(stream, chunk)
    },
    stop: hub.stop,
  }
}
