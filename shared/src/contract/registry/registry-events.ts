import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { publicItem } from '../items/items.ts'

/** Data of an `item` event: the fields that a contribution changes. */
export const itemEvent = z.pick(publicItem, {
  id: true,
  amountContributed: true,
  isFullyFunded: true,
  contributorCount: true,
})
export type ItemEvent = z.output<typeof itemEvent>

const nothing = z.strictObject({})

/**
 * Events of a registry by name: `hello` comes on each connection, after which no change is missed; its id is the
 * registry's version, if known. `item` is an item's current funding; `items` means reload the list.
 */
export const registryEvents = { hello: nothing, item: itemEvent, items: nothing } as const

export const followRegistry = defineEndpoint('GET /registry/{slug}/events', {
  access: 'anyone',
  summary: 'Stream the changes of a public registry',
  params: z.object({ slug }),
  response: z.string(),
  events: registryEvents,
  errors: ['MOVED', 'REGISTRY_NOT_FOUND'],
})
