import type { ItemDraft } from '@registry/shared/contract/items/items'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import type { RequestMeta } from '../../http/routes/route.ts'
import * as auditStore from '../audit/audit-store.ts'
import { chooseImage } from '../images/choose-image.ts'
import { listForItem } from '../images/listed-image-store.ts'
import * as itemStore from './item-store.ts'
import { rejectFullRegistry } from './reject-full-registry.ts'

interface AddItem {
  app: App
  actor: auditStore.Actor
  draft: ItemDraft
  /** Session that adds the item; it may undo this for a minute. */
  sessionId: string | undefined
  meta: RequestMeta
}

/**
 * Adds an item to the owner's registry, enqueues the fetch of its image and returns its id. Run it in a transaction.
 * Throws REGISTRY_FULL.
 */
export async function addItem(
  db: Db,
  { app, actor, draft, sessionId, meta }: AddItem,
): Promise<string> {
  const id = app.newId()
  const { registryId } = actor
  await itemStore.insert(db, {
    id,
    registryId,
    now: app.now(),
    addedBySession: sessionId,
    values: {
      productName: draft.productName,
      productUrl: draft.productUrl,
      productDescription: draft.productDescription ?? '',
      category: draft.category,
      totalPriceCents: draft.totalPrice,
      quantity: draft.quantity ?? 1,
      acceptsPhysicalDonations: draft.acceptsPhysicalDonations ?? false,
      scrapedImages: draft.scrapedImages ?? [],
      gtin: draft.gtin ?? null,
    },
  })
  await rejectFullRegistry(db, registryId)
  await listForItem(db, {
    registryId,
    itemId: id,
    images: draft.scrapedImages ?? [],
    newId: app.newId,
  })
  await chooseImage(db, { app, registryId, itemId: id, url: draft.thumbnailUrl })
  await auditStore.record(db, { ...actor, ...meta.trace }, 'item.created', {
    entityId: id,
    details: { totalPriceCents: draft.totalPrice },
  })
  return id
}
