import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { ChannelListener } from '../../db/notifications/notifications.ts'
import type { RegistryEvents } from '../../http/app.ts'
import { batchChanges } from './batch-changes.ts'
import { createStreamHub } from './create-stream-hub.ts'
import { formatChanges, formatEvent } from './format-event.ts'
import type { StreamLimits } from './stream-limiter.ts'

/** Channel on which the triggers notify; the payload is 'registry' or 'registry item'. */
export const REGISTRY_CHANGED = 'registry_changed'

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
  const hub = createStreamHub('visitor', caps)
  let openedCount = 0

  const send = (registryId: string, text: string) => {
    const chunk = Buffer.from(text)
    for (const stream of hub.byRegistry.get(registryId) ?? []) stream.send(chunk)
  }
  const batch = batchChanges(async (registryId, changes) => {
    if (hub.byRegistry.has(registryId))
      send(registryId, await formatChanges({ db, log }, registryId, changes))
  })

  return {
    open(registryId, network, version) {
      const stream = hub.open({ registryId, network })
      openedCount += 1
      const retry = `retry: ${retryMs(openedCount)}\n`
      const greet = (id?: string) => {
        const idLine = id === undefined ? '' : `id: ${id}\n`
        stream.send(Buffer.from(`${retry}${idLine}${formatEvent('hello', {})}`))
      }
      if (version) version().then(greet, () => greet())
      else greet()
      return stream.body
    },
    announced(payload) {
      const [registryId = '', itemId] = payload.split(' ')
      if (hub.byRegistry.has(registryId)) batch(registryId, itemId)
    },
    opened() {
      for (const registryId of hub.byRegistry.keys()) send(registryId, formatEvent('items', {}))
    },
    stop: hub.stop,
  }
}
