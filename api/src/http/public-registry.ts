import type { PublicItem } from '@registry/shared/contract/items'
import type { RegistryOwner, RegistrySummary } from '@registry/shared/contract/registry-schemas'

/** Everything that the public page of a registry shows. Kept for many: not to be changed. */
export interface PublicRegistry {
  readonly registryOwner: RegistryOwner
  readonly summary: RegistrySummary
  readonly items: PublicItem[]
  /** Whether search engines may show it. */
  readonly isListed: boolean
}

export interface ItemOrder {
  sortBy: 'value' | 'name' | 'created' | 'progress' | 'own'
  sortOrder: 'asc' | 'desc'
}

/** What the page, its list and its share image ask for: the owner's order. */
export const PAGE_ORDER: ItemOrder = { sortBy: 'own', sortOrder: 'desc' }

/** A registry as it was loaded, in the order that is asked for. */
export type RegistryView = (order: ItemOrder) => PublicRegistry
