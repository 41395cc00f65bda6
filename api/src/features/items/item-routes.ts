import {
  createItem,
  deleteItem,
  listOwnItems,
  updateItem,
} from '@registry/shared/contract/items/items'
import type { Db } from '../../db/connect.ts'
import { onceRoute } from '../../http/routes/once-route.ts'
import { encodeResponse } from '../../http/routes/parse-input.ts'
import { type Route, type RouteResponse, requireFound, route } from '../../http/routes/route.ts'
import { actorOf } from '../audit/audit-store.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { toOwnerItem } from './item-presenter.ts'
import { loadItem } from './load-items.ts'
import { cachedOwnerList, loadOwnerList } from './owner-list.ts'
import { removeItem } from './remove-item.ts'

/** Routes for the items of the owner's registry. */
export const itemRoutes: Route[] = [
  route(listOwnItems, async ({ viewer: { registryId }, query }, app) => {
    const isWhole = query.limit === undefined && query.offset === undefined
    return isWhole ? cachedOwnerList(app, registryId) : loadOwnerList(app, registryId, query)
  }),

  onceRoute<typeof createItem, RouteResponse<typeof createItem>>(
    createItem,
    ({ viewer, body, meta }, app) => {
      const { registryId } = viewer
      const answerFor = async (db: Db, id: string) => {
        const { item, contributions } = requireFound(
          await loadItem(db, registryId, id, { deleted: true }),
        )
        return { data: toOwnerItem(item, contributions) }
      }
      return {
        scope: `items.create ${registryId}`,
        request: body,
        encode: answer => encodeResponse(createItem, answer),
        renew: (trx, { data }) => answerFor(trx, data.id),
        async work(db) {
          const sessionId = viewer.kind === 'owner' ? viewer.sessionId : undefined
          const id = await addItem(db, {
            app,
            actor: actorOf(viewer),
            draft: body,
            sessionId,
            meta,
          })
          return answerFor(db, id)
        },
        respond: answer => answer,
      }
    },
  ),

  route(updateItem, async ({ viewer, params, body, meta }, app) =>
    app.db.transaction(async db => {
      const { version, ...changes } = body
      const actor = actorOf(viewer)
      await changeItem(db, { app, actor, id: params.id, changes, version, meta })
      const { item, contributions } = requireFound(await loadItem(db, viewer.registryId, params.id))
      return { data: toOwnerItem(item, contributions) }
    }),
  ),

  route(deleteItem, async ({ viewer, params, meta }, app) =>
    app.db.transaction(async db => {
      await removeItem(db, { actor: actorOf(viewer), id: params.id, now: app.now(), meta })
      return {}
    }),
  ),
]
