import { registryEvents } from '@registry/shared/contract/registry/registry-events'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import * as z from 'zod'
import { type Funding, listFunding } from '../items/funding-store.ts'
import { toItemFunding } from '../items/item-presenter.ts'
import type { Changes } from './batch-changes.ts'

type EventName = keyof typeof registryEvents
type EventData<N extends EventName> = z.output<(typeof registryEvents)[N]>

/**
 * Formats a server-sent event with the fields of the contract, money in dollars (WHATWG HTML 9.2.5). JSON has
 * no line breaks, so the data is one line.
 */
export function formatEvent<N extends EventName>(name: N, data: EventData<N>): string {
  const json = JSON.stringify(z.encode(registryEvents[name], data as never))
  return `event: ${name}\ndata: ${json}\n\n`
}

/** Above this number of items, reloading the list is cheaper. */
const ITEMS_MAX = 50

const itemText = (funding: Funding) => formatEvent('item', toItemFunding(funding))

/** Formats changes as events with the current values; if those cannot be read, tells clients to reload the list. */
export async function formatChanges(
  { db, log }: { db: Knex; log: Logger },
  registryId: string,
  { itemIds, isList }: Changes,
): Promise<string> {
  const loadAll = formatEvent('items', {})
  if (itemIds.size > ITEMS_MAX) return loadAll
  try {
    const changed = itemIds.size > 0 ? await listFunding(db, registryId, [...itemIds]) : []
    return [...changed.map(itemText), ...(isList ? [loadAll] : [])].join('')
  } catch (err) {
    log.warn({ err }, 'what changed could not be read')
    return loadAll
  }
}
