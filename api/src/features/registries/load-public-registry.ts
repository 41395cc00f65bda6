import type { PublicItem } from '@registry/shared/contract/items'
import type { RegistryOwner, RegistrySummary } from '@registry/shared/contract/registry-schemas'
import { addCents } from '@registry/shared/money/money'
import type { App } from '../../http/app.ts'
import type { ItemOrder, PublicRegistry, RegistryView } from '../../http/public-registry.ts'
import { toPublicItem } from '../items/item-presenter.ts'
import { loadItems } from '../items/load-items.ts'
import { inOwnOrder, sortItems } from '../items/sort-items.ts'
import { paymentMethodsOf } from '../payments/payment-methods.ts'
import * as registryStore from './registry-store.ts'

/** Pages ask for one order; each is the whole list once more in memory. */
const ORDERS_MAX = 2

function summarise(slug: string, items: PublicItem[]): RegistrySummary {
  const funded = items.filter(item => item.isFullyFunded).length
  return {
    registrySlug: slug,
    totalItemCount: items.length,
    percentCompleted: items.length === 0 ? 0 : Math.round((100 * funded) / items.length),
    totalValue: addCents(...items.map(item => item.totalPrice)),
  }
}

function toRegistryOwner(registry: registryStore.Registry, app: App): RegistryOwner {
  return {
    name: registry.ownerName,
    registrySlug: registry.slug,
    registryTitle: registry.title,
    registrySubtitle: registry.subtitle,
    paymentMethods: paymentMethodsOf(registry, app.config.payeeDefaults),
    giftPassingEnabled: app.config.giftPassingEnabled && registry.giftPassingEnabled,
  }
}

/** The same order again is the very same value, so that whoever sends it may keep its text. */
function viewOf(app: App, registry: registryStore.Registry, items: PublicItem[]): RegistryView {
  const base = {
    registryOwner: toRegistryOwner(registry, app),
    isListed: registry.isListed,
    summary: summarise(registry.slug, items),
  }
  const views = new Map<string, PublicRegistry>()
  return order => {
    const name = `${order.sortBy} ${order.sortOrder}`
    const view = views.get(name) ?? { ...base, items: sortItems(items, order) }
    // At the end of the line: it was asked for last.
    views.delete(name)
    views.set(name, view)
    const [oldest] = views.keys()
    if (views.size > ORDERS_MAX && oldest !== undefined) views.delete(oldest)
    return view
  }
}

async function load(app: App, slug: string, isAbout: (id: string) => void) {
  const registry = await registryStore.findBySlug(app.db, slug)
  if (!registry) return undefined
  isAbout(registry.id)
  const loaded = await loadItems(app.db, registry.id)
  // Nothing but what is shown is kept: no address of a giver, no picture that was not chosen.
  const shown = inOwnOrder(loaded.filter(({ item }) => !item.isHidden))
  const items = shown.map(({ item, contributions }) => toPublicItem(item, contributions))
  const size = Buffer.byteLength(JSON.stringify(items))
  return { value: viewOf(app, registry, items), size }
}

/**
 * Everything that the public page of a registry shows, as it is now; undefined when there is no such
 * slug. From memory while nothing was announced as changed; read anew when that cannot be known.
 */
export async function loadPublicRegistry(
  app: App,
  slug: string,
  order: ItemOrder,
): Promise<PublicRegistry | undefined> {
  if (await app.notifications.isCaughtUp()) {
    const view = await app.publicRegistries.get(slug, isAbout => load(app, slug, isAbout))
    return view?.(order)
  }
  const loaded = await load(app, slug, () => undefined)
  return loaded?.value(order)
}
