import type { PublicItem } from '@registry/shared/contract/items'
import type { RegistryOwner, RegistrySummary } from '@registry/shared/contract/registry-schemas'
import { addCents } from '@registry/shared/money/money'
import type { App } from '../../http/app.ts'
import { isFullyFunded } from '../items/item-policy.ts'
import { toPublicItem } from '../items/item-presenter.ts'
import { type ItemWithContributions, loadItems } from '../items/load-items.ts'
import { compareItems, type SortBy, type SortOrder } from '../items/sort-items.ts'
import { paymentMethodsOf } from '../payments/payment-methods.ts'
import * as registryStore from './registry-store.ts'

export interface PublicRegistry {
  registryOwner: RegistryOwner
  summary: RegistrySummary
  items: PublicItem[]
  /** Whether search engines may show it. */
  isListed: boolean
}

function summarise(slug: string, items: ItemWithContributions[]): RegistrySummary {
  const funded = items.filter(({ item }) => isFullyFunded(item)).length
  return {
    registrySlug: slug,
    totalItemCount: items.length,
    percentCompleted: items.length === 0 ? 0 : Math.round((100 * funded) / items.length),
    totalValue: addCents(...items.map(({ item }) => item.totalPriceCents)),
  }
}

function toRegistryOwner(registry: registryStore.Registry, app: App): RegistryOwner {
  return {
    name: registry.ownerName,
    registrySlug: registry.slug,
    registryTitle: registry.title,
    registrySubtitle: registry.subtitle,
    paymentMethods: paymentMethodsOf(registry, app.config.payeeDefaults),
    // No screen for passing gifts exists yet: a page must not offer what it cannot do.
    giftPassingEnabled: false,
  }
}

/** Everything that the public page of a registry shows; undefined when there is no such slug. */
export async function loadPublicRegistry(
  app: App,
  slug: string,
  { sortBy, sortOrder }: { sortBy: SortBy; sortOrder: SortOrder },
): Promise<PublicRegistry | undefined> {
  const registry = await registryStore.findBySlug(app.db, slug)
  if (!registry) return undefined
  const items = await loadItems(app.db, registry.id)
  const compare = compareItems(sortBy, sortOrder)
  return {
    registryOwner: toRegistryOwner(registry, app),
    isListed: registry.isListed,
    summary: summarise(registry.slug, items),
    items: items
      .toSorted((a, b) => compare(a.item, b.item))
      .map(({ item, contributions }) => toPublicItem(item, contributions)),
  }
}
