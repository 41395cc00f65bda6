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

/** Returns the products of an owner's registry, cached for a minute. Throws ApiError. */
export async function loadOwnProducts(owner: string): Promise<OwnProduct[]> {
  const kept = z.safeDecode(stored, (await browser.storage.session.get(PRODUCTS_KEY)) as never)
  const found = kept.data?.[PRODUCTS_KEY]
  const isFresh = found?.owner === owner && Math.abs(Date.now() - found.at) < LASTS_MS
  if (isFresh) return found.products
  const { data } = await callAs(owner)(listOwnProducts, {})
  const list = { at: Date.now(), owner, products: z.encode(products, data) }
  await browser.storage.session.set({ [PRODUCTS_KEY]: list })
  return data
}

/** Call when the registry may have changed or another account is connected. */
export async function invalidateOwnProducts(): Promise<void> {
  await browser.storage.session.remove(PRODUCTS_KEY)
}
