import {
  changeItems as changeItemsEndpoint,
  orderItems as orderItemsEndpoint,
} from '@registry/shared/contract/items/items'
import type { Limit } from '../../../http/limits/rate-limits.ts'
import { type Route, route } from '../../../http/routes/route.ts'
import { actorOf } from '../../audit/audit-store.ts'
import { toOwnerItem } from '../item-presenter.ts'
import { loadItems } from '../load-items.ts'
import { changeItems } from './change-items.ts'
import { orderItems } from './order-items.ts'

// Each request may write a thousand rows and as many audit events.
const LIMITS: readonly Limit[] = [
  { name: 'item-sets', points: 120, windowS: 60, by: 'registry', store: 'postgres' },
]

/** Endpoints for several items. Mounted before the routes for one item, whose `:id` would match their paths. */
export const bulkItemRoutes: Route[] = [
  route(
    orderItemsEndpoint,
    { limits: LIMITS },
    async ({ viewer, body: { ids }, meta: { trace } }, app) => {
      const order = { actor: actorOf(viewer), ids, now: app.now(), trace }
      await app.db.transaction(db => orderItems(db, order))
      return {}
    },
  ),

  route(changeItemsEndpoint, { limits: LIMITS }, async ({ viewer, body, meta: { trace } }, app) =>
    app.db.transaction(async db => {
      const several = { actor: actorOf(viewer), ...body, now: app.now(), trace }
      const changed = await changeItems(db, several)
      const named = new Set(body.ids)
      const loaded = await loadItems(db, viewer.registryId)
      const present = loaded.filter(({ item }) => named.has(item.id))
      const items = present.map(({ item, contributions }) => toOwnerItem(item, contributions))
      return { items, changed }
    }),
  ),
]
