import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { type Funding, listFunding } from '../items/funding-store.ts'
import { isFullyFunded } from '../items/item-policy.ts'
import { eventText } from './event-text.ts'
import type { Changes } from './gather-changes.ts'

/** Of more than these, loading the list anew is the shorter message. */
const ITEMS_MAX = 50

function itemText(funding: Funding): string {
  return eventText('item', {
    id: funding.id,
    amountContributed: funding.amountContributedCents,
    isFullyFunded: isFullyFunded(funding),
    contributorCount: funding.contributorCount,
  })
}

/** Changes as events, with the values of this moment; where those cannot be had, followers load all. */
export async function textOfChanges(
  { db, log }: { db: Knex; log: Logger },
  registryId: string,
  { itemIds, isList }: Changes,
): Promise<string> {
  const loadAll = eventText('items', {})
  if (itemIds.size > ITEMS_MAX) return loadAll
  try {
    const changed = itemIds.size > 0 ? await listFunding(db, registryId, [...itemIds]) : []
    return [...changed.map(itemText), ...(isList ? [loadAll] : [])].join('')
  } catch (err) {
    log.warn({ err }, 'what changed could not be read')
    return loadAll
  }
}
