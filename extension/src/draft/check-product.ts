import type { OwnProduct } from '@registry/shared/contract/quick-add'
import { findDuplicates, type NamedProduct } from '@registry/shared/items/find-duplicates'
import { readOwner } from '../session/tokens.ts'
import { ownProducts } from './own-products.ts'

/** The own items that are the same product; none while the registry cannot be asked. */
export async function checkProduct(product: NamedProduct): Promise<{ duplicates: OwnProduct[] }> {
  const owner = await readOwner()
  const products = owner === undefined ? [] : await ownProducts(owner).catch(() => [])
  return { duplicates: findDuplicates(product, products) }
}
