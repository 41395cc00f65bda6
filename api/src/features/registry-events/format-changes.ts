import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { type Funding, listFunding } from '../items/funding-store.ts'
import { toItemFunding } from '../items/item-presenter.ts'
import type { Changes } from './batch-changes.ts'
import { formatEvent } from './format-event.ts'

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
