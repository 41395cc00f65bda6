import * as z from 'zod/mini'
import { publicItem } from './items.ts'

/** Where a registry's changes are told, as server-sent events; below /api. */
export const registryEventsPath = (slug: string) =>
  `/registry/${encodeURIComponent(slug)}/events` as const

/** Data of an `item` event: what visitors see change when someone gives. */
export const itemEvent = z.pick(publicItem, {
  id: true,
  amountContributed: true,
  isFullyFunded: true,
  contributorCount: true,
})
export type ItemEvent = z.output<typeof itemEvent>
