import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import { findDuplicates, type NamedProduct } from '@registry/shared/items/find-duplicates'
import { parseUrl } from '@registry/shared/text/parse-url'
import { registryUrl } from '../../config.ts'
import { readOwner } from '../../session/tokens.ts'
import { loadOwnProducts } from './own-products-cache.ts'

/** Finds items of the owner's registry that are the same product; none if the registry cannot be reached. */
export async function findOwnDuplicates(
  product: NamedProduct,
): Promise<{ duplicates: OwnProduct[] }> {
  const owner = await readOwner()
  const products = owner === undefined ? [] : await loadOwnProducts(owner).catch(() => [])
  return { duplicates: findDuplicates(product, products).map(withPicture) }
}

/** Makes the thumbnail URL absolute: the registry returns paths for its own images. */
function withPicture(product: OwnProduct): OwnProduct {
  const image = parseUrl(product.thumbnailUrl ?? '', registryUrl)
  return { ...product, thumbnailUrl: product.thumbnailUrl && (image?.href ?? null) }
}
