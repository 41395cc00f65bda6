import * as contract from '@registry/shared/contract/quick-add'
import { once } from '../../db/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import { actorOf, found } from '../registries/registry-policy.ts'
import { toOwnProduct } from './item-presenter.ts'
import * as itemStore from './item-store.ts'
import { raiseQuantity } from './raise-quantity.ts'
import { takeBackItem } from './take-back-item.ts'

const list = route(contract.listOwnProducts, async ({ viewer }, { db }) => {
  const items = await itemStore.listByRegistry(db, viewer.registryId)
  return { data: items.map(toOwnProduct), total: items.length }
})

const raise = route(contract.raiseQuantity, async ({ viewer, params: { id }, body, meta }, app) => {
  const { registryId } = viewer
  const scope = `items.raise ${registryId} ${id.toLowerCase()}`
  const { idempotencyKey: key, onReplay } = meta
  return once(app.db, { scope, key, request: body, onReplay }, async db => {
    await raiseQuantity(db, { app, actor: actorOf(viewer), id, by: body.by, meta })
    return { data: toOwnProduct(found(await itemStore.findById(db, registryId, id))) }
  })
})

const takeBack = route(contract.takeBackItem, async ({ viewer, params: { id }, meta }, app) =>
  app.db.transaction(async db => {
    const sessionId = viewer.kind === 'owner' ? viewer.sessionId : undefined
    await takeBackItem(db, { actor: actorOf(viewer), id, now: app.now(), sessionId, meta })
    return {}
  }),
)

/** What the extension may do with items, beside adding one. */
export const quickAddRoutes: Route[] = [list, raise, takeBack]
