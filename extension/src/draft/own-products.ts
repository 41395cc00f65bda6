import { listOwnProducts, type OwnProduct, ownProduct } from '@registry/shared/contract/quick-add'
import browser from 'webextension-polyfill'
import * as z from 'zod/mini'
import { callAs } from '../session/api.ts'

const PRODUCTS_KEY = 'ownProducts'
const LASTS_MS = 60_000
const products = z.array(ownProduct)
const stored = z.object({
  [PRODUCTS_KEY]: z.object({ at: z.number(), owner: z.string(), products }),
})

/** The products on an owner's registry, at most a minute old. Throws ApiError. */
export async function ownProducts(owner: string): Promise<OwnProduct[]> {
  const kept = z.safeDecode(stored, (await browser.storage.session.get(PRODUCTS_KEY)) as never)
  const found = kept.data?.[PRODUCTS_KEY]
  const isFresh = found?.owner === owner && Math.abs(Date.now() - found.at) < LASTS_MS
  if (isFresh) return found.products
  const { data } = await callAs(owner)(listOwnProducts, {})
  const list = { at: Date.now(), owner, products: z.encode(products, data) }
  await browser.storage.session.set({ [PRODUCTS_KEY]: list })
  return data
}

/** To be called when the registry has or may have changed, or somebody else is connected. */
export async function forgetProducts(): Promise<void> {
  await browser.storage.session.remove(PRODUCTS_KEY)
}
