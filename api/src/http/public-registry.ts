import type { PublicItem } from '@registry/shared/contract/items/items'
import type {
  RegistryOwner,
  RegistrySummary,
} from '@registry/shared/contract/registry/registry-schemas'

/** Data of a registry's public page. Shared between requests by the cache, so it must not be modified. */
export interface PublicRegistry {
  readonly registryOwner: RegistryOwner
  readonly summary: RegistrySummary
  readonly items: PublicItem[]
  /** Hash of the owner and the items. */
  readonly version: string
  /** True when search engines may index it. */
  readonly isListed: boolean
}

export interface ItemOrder {
  sortBy: 'value' | 'name' | 'created' | 'progress' | 'own'
  sortOrder: 'asc' | 'desc'
}

/** Order of the public page and the share image: the owner's. */
export const PAGE_ORDER: ItemOrder = { sortBy: 'own', sortOrder: 'desc' }

/** Returns a loaded registry in the given order. */
export type RegistryView = (order: ItemOrder) => PublicRegistry
