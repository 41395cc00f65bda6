import type { OwnProduct } from '@registry/shared/contract/quick-add'
import { findDuplicates, type NamedProduct } from '@registry/shared/items/find-duplicates'
import { registryUrl } from '../config.ts'
import { readOwner } from '../session/tokens.ts'
import { ownProducts } from './own-products.ts'

/** The own items that are the same product; none while the registry cannot be asked. */
export async function checkProduct(product: NamedProduct): Promise<{ duplicates: OwnProduct[] }> {
  const owner = await readOwner()
  const products = owner === undefined ? [] : await ownProducts(owner).catch(() => [])
  return { duplicates: findDuplicates(product, products).map(withPicture) }
}

/** The registry's own pictures come without its address, which a page of the extension is not at. */
function withPicture(product: OwnProduct): OwnProduct {
  const picture = URL.parse(product.thumbnailUrl ?? '', registryUrl)
  return { ...product, thumbnailUrl: product.thumbnailUrl && (picture?.href ?? null) }
}
