import {
  listItemImages,
  processSelectedImage,
  reselectImage as reselectImageEndpoint,
  uploadItemImage,
} from '@registry/shared/contract/images'
import {
  changeItems as changeItemsEndpoint,
  createItem,
  deleteItem,
  listOwnItems,
  orderItems as orderItemsEndpoint,
  updateItem,
} from '@registry/shared/contract/items/items'
import * as contract from '@registry/shared/contract/items/quick-add'
import { imageMessages } from '@registry/shared/messages/items/images'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { onceRoute } from '../../http/routes/once-route.ts'
import { encodeResponse } from '../../http/routes/parse-input.ts'
import { type Route, type RouteResponse, requireFound, route } from '../../http/routes/route.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { fetchImageJob } from '../../jobs/scraper-jobs.ts'
import { actorOf } from '../audit/audit-store.ts'
import { awaitImage } from '../images/await-image.ts'
import * as imageStore from '../images/image-store.ts'
import * as storedImageStore from '../images/stored-image-store.ts'
import { addItem } from './add-item.ts'
import { changeItems } from './bulk/change-items.ts'
import { orderItems } from './bulk/order-items.ts'
import { changeItem } from './change-item.ts'
import { toAvailableImage } from './images/image-presenter.ts'
import { reselectImage } from './images/reselect-image.ts'
import { uploadImage } from './images/upload-image.ts'
import { toOwnerItem, toOwnProduct } from './item-presenter.ts'
import * as itemStore from './item-store.ts'
import { loadItem, loadItems } from './load-items.ts'
import { cachedOwnerList, loadOwnerList } from './owner-list.ts'
import { raiseQuantity, undoAddItem } from './quick-add/quick-add-actions.ts'
import { removeItem } from './remove-item.ts'

// Each request may write a thousand rows and as many audit events.
const BULK_CHANGES: readonly Limit[] = [
  { name: 'item-sets', points: 120, windowS: 60, by: 'registry', store: 'postgres' },
]

const listProducts = route(contract.listOwnProducts, async ({ viewer }, { db }) => {
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

const IMAGES: readonly Limit[] = [
  { name: 'images', points: 200, windowS: 3600, by: 'registry', store: 'postgres' },
]

const UPLOAD_LIMITS: readonly Limit[] = [
  { name: 'uploads-registry', points: 100, windowS: 3600, by: 'registry', store: 'postgres' },
  { name: 'photos-ip', points: 120, windowS: 3600, by: 'ip', store: 'postgres' },
]

async function availableImages({ db }: App, registryId: string, itemId: string) {
  requireFound(await itemStore.findById(db, registryId, itemId))
  const images = await imageStore.listByItem(db, { registryId, itemId })
  const hashes = images.flatMap(({ contentHash }) => contentHash ?? [])
  const widths = await storedImageStore.listWidths(db, hashes)
  return images
    .filter(({ status }) => status !== 'failed')
    .map(image => toAvailableImage(image, widths.get(image.contentHash ?? '') ?? []))
}

/** Routes of the owner's items, their images and what QuickAdd does with them. */
export const itemRoutes: Route[] = [
  // Several items. Mounted before the routes for one item, whose `:id` would match their paths.
  route(
    orderItemsEndpoint,
    { limits: BULK_CHANGES },
    async ({ viewer, body: { ids }, meta: { trace } }, app) => {
      const order = { actor: actorOf(viewer), ids, now: app.now(), trace }
      await app.db.transaction(db => orderItems(db, order))
      return {}
    },
  ),

  route(
    changeItemsEndpoint,
    { limits: BULK_CHANGES },
    async ({ viewer, body, meta: { trace } }, app) =>
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

  // Only QuickAdd uses these. It creates items with the general route.
  listProducts,
  raise,
  undoAdd,

  route(processSelectedImage, { limits: IMAGES }, async ({ viewer, body }, app) => {
    const { registryId } = viewer
    const { imageUrl: originalUrl, imageAlt: alt, imageSource: source } = body
    const known = await imageStore.findUsable(app.db, registryId, { originalUrl })
    const id = known?.id ?? app.newId()
    if (!known) {
      await app.db.transaction(async db => {
        await imageStore.insertPending(db, { id, registryId, originalUrl, alt, source })
        await enqueue(db, fetchImageJob, { imageId: id })
      })
    }
    return { processedImage: await awaitImage(app, id, imageMessages.processFailed) }
  }),

  route(uploadItemImage, { limits: UPLOAD_LIMITS }, async ({ viewer, body }, app) => ({
    processedImage: await uploadImage(app, viewer.registryId, Buffer.from(body.image, 'base64')),
  })),

  route(listItemImages, async ({ viewer, params }, app) => ({
    data: { availableImages: await availableImages(app, viewer.registryId, params.id) },
  })),

  route(
    reselectImageEndpoint,
    { limits: IMAGES },
    async ({ viewer, params, body: { imageId }, meta }, app) => {
      const choice = { actor: actorOf(viewer), itemId: params.id, imageId, meta }
      return { data: { processedImage: await reselectImage(app, choice) } }
    },
  ),
]
