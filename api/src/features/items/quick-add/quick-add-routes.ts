import * as contract from '@registry/shared/contract/items/quick-add'
import type { Db } from '../../../db/connect.ts'
import { onceRoute } from '../../../http/routes/once-route.ts'
import { encodeResponse } from '../../../http/routes/parse-input.ts'
import { type Route, type RouteResponse, requireFound, route } from '../../../http/routes/route.ts'
import { actorOf } from '../../audit/audit-store.ts'
import { toOwnProduct } from '../item-presenter.ts'
import * as itemStore from '../item-store.ts'
import { raiseQuantity } from './raise-quantity.ts'
import { undoAddItem } from './undo-add-item.ts'

const list = route(contract.listOwnProducts, async ({ viewer }, { db }) => {
  const items = await itemStore.listByRegistry(db, viewer.registryId)
  return { data: items.map(toOwnProduct), total: items.length }
})

type RaiseAnswer = RouteResponse<typeof contract.raiseQuantity>

const raise = onceRoute<typeof contract.raiseQuantity, RaiseAnswer>(
  contract.raiseQuantity,
  ({ viewer, params: { id }, body, meta }, app) => {
    const { registryId } = viewer
    const answerFor = async (db: Db) => ({
      data: toOwnProduct(
        requireFound(await itemStore.findById(db, registryId, id, { deleted: true })),
      ),
    })
    return {
      scope: `items.raise ${registryId} ${id.toLowerCase()}`,
      request: body,
      encode: answer => encodeResponse(contract.raiseQuantity, answer),
      renew: answerFor,
      async work(db) {
        await raiseQuantity(db, { app, actor: actorOf(viewer), id, by: body.by, meta })
        return answerFor(db)
      },
      respond: answer => answer,
    }
  },
)

const undoAdd = route(contract.takeBackItem, async ({ viewer, params: { id }, meta }, app) =>
  app.db.transaction(async db => {
    const sessionId = viewer.kind === 'owner' ? viewer.sessionId : undefined
    await undoAddItem(db, { actor: actorOf(viewer), id, now: app.now(), sessionId, meta })
    return {}
  }),
)

/** Routes that only the extension uses. Items are created with the general route. */
export const quickAddRoutes: Route[] = [list, raise, undoAdd]
