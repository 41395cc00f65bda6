import { type ItemChanges, ownerItem } from '@registry/shared/contract/items/items'
import { AppError } from '@registry/shared/errors/app-error'
import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import { type RequestMeta, requireFound } from '../../http/routes/route.ts'
import * as auditStore from '../audit/audit-store.ts'
import { storeReferenceItemName } from '../contribution-records/contribution-store.ts'
import { chooseImage } from '../images/choose-image.ts'
import { listForItem } from '../images/listed-image-store.ts'
import { toOwnerItem } from './item-presenter.ts'
import * as itemStore from './item-store.ts'
import { loadItem } from './load-items.ts'

export interface ChangeItem {
  app: App
  actor: auditStore.Actor
  id: string
  changes: ItemChanges
  /** Version of the item that the changes are based on; undefined overwrites any. */
  version?: number | undefined
  meta: RequestMeta
}

async function createItemConflict(db: Db, registryId: string, id: string): Promise<AppError> {
  const { item, contributions } = requireFound(await loadItem(db, registryId, id))
  const current = z.encode(ownerItem, toOwnerItem(item, contributions))
  return new AppError('EDIT_CONFLICT', { data: { current } })
}

/** A GTIN belongs to the page that states it, so another URL removes it. */
function gtinAfter({ productUrl = '' }: ItemChanges, before: itemStore.Item): string | null {
  return productUrl === '' || productUrl === before.productUrl ? before.gtin : null
}

/**
 * Changes only the given fields. A price below the sum of contributions is allowed; the item is then fully
 * funded. Throws NOT_FOUND for an item of another registry, and EDIT_CONFLICT with the current item after another
 * edit.
 */
export async function changeItem(db: Db, change: ChangeItem): Promise<void> {
  const { app, actor, id, changes, version, meta } = change
  const { registryId } = actor
  await itemStore.lock(db, registryId, id)
  const before = requireFound(await itemStore.findById(db, registryId, id))
  const { thumbnailUrl, totalPrice, gtin = gtinAfter(changes, before), ...rest } = changes
  const values = { ...rest, gtin, totalPriceCents: totalPrice }
  if (!(await itemStore.update(db, { id, registryId, now: app.now(), values, version })))
    throw await createItemConflict(db, registryId, id)
  const { productName: name } = before
  if ((changes.productName ?? name) !== name)
    await storeReferenceItemName(db, { registryId, itemId: id, name })
  const images = changes.scrapedImages
  if (images) await listForItem(db, { registryId, itemId: id, images, newId: app.newId })
  await chooseImage(db, { app, registryId, itemId: id, url: thumbnailUrl })
  await auditStore.record(db, { ...actor, ...meta.trace }, 'item.changed', {
    entityId: id,
    details: {
      fields: Object.keys(changes),
      oldTotalPriceCents: before.totalPriceCents,
      newTotalPriceCents: totalPrice ?? before.totalPriceCents,
    },
  })
}
