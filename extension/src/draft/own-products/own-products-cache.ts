import {
  listOwnProducts,
  type OwnProduct,
  ownProduct,
} from '@registry/shared/contract/items/quick-add'
import browser from 'webextension-polyfill'
import * as z from 'zod/mini'
import { callAs } from '../../session/api.ts'

const PRODUCTS_KEY = 'ownProducts'
const LASTS_MS = 60_000
const products = z.array(ownProduct)
const stored = z.object({
  [PRODUCTS_KEY]: z.object({ at: z.number(), owner: z.string(), products }),
})

/** Number of invalidations. A list requested before one may be stale when it arrives. */
let invalidations = 0

/** Returns the products of an owner's registry, cached for a minute. Throws ApiError. */
export async function loadOwnProducts(owner: string): Promise<OwnProduct[]> {
  const kept = z.safeDecode(stored, (await browser.storage.session.get(PRODUCTS_KEY)) as never)
  const found = kept.data?.[PRODUCTS_KEY]
  const isFresh = found?.owner === owner && Math.abs(Date.now() - found.at) < LASTS_MS
  if (isFresh) return found.products
  const before = invalidations
  const { data } = await callAs(owner)(listOwnProducts, {})
  if (invalidations !== before) return data
  const list = { at: Date.now(), owner, products: z.encode(products, data) }
  await browser.storage.session.set({ [PRODUCTS_KEY]: list })
  return data
}

/** Call when the registry may have changed or another account is connected. */
export async function invalidateOwnProducts(): Promise<void> {
  invalidations += 1
  await browser.storage.session.remove(PRODUCTS_KEY)
}
