import type { Output } from '@registry/shared/contract/endpoint'
import {
  createItem,
  deleteItem,
  listOwnItems,
  listRegistryItems,
  resetItemContributions,
  updateItem,
} from '@registry/shared/contract/items/items'
import type { Db } from '../../db/connect.ts'
import { LIVE } from '../../http/limits/limit-counter.ts'
import type { PublicRegistry } from '../../http/public-registry.ts'
import { onceRoute } from '../../http/routes/once-route.ts'
import { encodeResponse } from '../../http/routes/parse-input.ts'
import { type Route, type RouteResponse, route } from '../../http/routes/route.ts'
import { resetContributions } from '../contributions/reset-contributions.ts'
import { loadPublicRegistry } from '../public-registry/load-public-registry.ts'
import { actorOf, requireFound } from '../registries/registry-policy.ts'
import { rejectSlugGuessing, rejectUnknownSlug } from '../registries/reject-unknown-slug.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { toOwnerItem } from './item-presenter.ts'
import { loadItem, loadItems } from './load-items.ts'
import { paginate } from './paginate.ts'
import { removeItem } from './remove-item.ts'

type ListResponse = Omit<Output<typeof listRegistryItems>, 'success'>
const wholeLists = new WeakMap<PublicRegistry, ListResponse>()

/** Reuses the response object of a whole list, whose serialised JSON is cached per object. */
function listResponse(
  registry: PublicRegistry,
  asked: Parameters<typeof paginate>[1],
): ListResponse {
  const isWhole = asked.limit === undefined && asked.offset === undefined
  const known = isWhole ? wholeLists.get(registry) : undefined
  if (known) return known
  const { items, registryOwner, summary } = registry
  const { part, total } = paginate(items, asked)
  const answer = { data: part, total, registryOwner, summary }
  if (isWhole) wholeLists.set(registry, answer)
  return answer
}

export const itemRoutes: Route[] = [
  route(
    listRegistryItems,
    async ({ params: { slug }, query, meta: { ip, onStale } }, app) => {
      await rejectSlugGuessing(app, ip)
      const registry = await loadPublicRegistry(app, slug, query, onStale)
      if (registry) return listResponse(registry, query)
      const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
      return rejectUnknownSlug(app, { slug, rest: `/items?${new URLSearchParams(asked)}`, ip })
    },
    { limits: [LIVE] },
  ),

  route(listOwnItems, async ({ viewer, query }, { db }) => {
    const { part, total } = paginate(await loadItems(db, viewer.registryId), query)
    return { items: part.map(({ item, contributions }) => toOwnerItem(item, contributions)), total }
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
      await changeItem(db, { app, actor: actorOf(viewer), id: params.id, changes: body, meta })
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

  route(resetItemContributions, async ({ viewer, params, meta }, app) =>
    app.db.transaction(async db => {
      const { removed, totalCents } = await resetContributions(db, {
        actor: actorOf(viewer),
        id: params.id,
        now: app.now(),
        meta,
      })
      const { item, contributions } = requireFound(await loadItem(db, viewer.registryId, params.id))
      return { data: toOwnerItem(item, contributions), removed, total: totalCents }
    }),
  ),
]
