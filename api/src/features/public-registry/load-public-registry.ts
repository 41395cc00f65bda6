import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { PublicItem } from '@registry/shared/contract/items/items'
import type {
  RegistryOwner,
  RegistrySummary,
} from '@registry/shared/contract/registry/registry-schemas'
import { AppError } from '@registry/shared/errors/app-error'
import { addCents } from '@registry/shared/money/money'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import type { App } from '../../http/app.ts'
import {
  type ItemOrder,
  PAGE_ORDER,
  type PublicRegistry,
  type RegistryView,
} from '../../http/public-registry.ts'
import { inOwnMemory } from '../../http/responses/encodings.ts'
import { toAppError } from '../../http/responses/error-handler.ts'
import { toPublicItem } from '../items/item-presenter.ts'
import { type ItemWithContributions, loadItems } from '../items/load-items.ts'
import { presentHeaderPicture } from '../registries/header-picture.ts'
import { paymentMethodsOf } from '../registries/payee.ts'
import * as registryStore from '../registries/registry-store.ts'

type Item = Pick<PublicItem, 'totalPrice' | 'amountContributed' | 'productName' | 'createdAt'>

const progress = (item: Item) =>
  item.totalPrice === 0 ? 1 : item.amountContributed / item.totalPrice
const time = (item: Item) => Date.parse(item.createdAt)

const comparisons: Record<Exclude<ItemOrder['sortBy'], 'own'>, (a: Item, b: Item) => number> = {
  value: (a, b) => a.totalPrice - b.totalPrice,
  name: (a, b) => a.productName.localeCompare(b.productName, 'en'),
  created: (a, b) => time(a) - time(b),
  progress: (a, b) => progress(a) - progress(b),
}

/** Sorts items that come in the owner's order; ties stay in it. */
function sortItems<T extends Item>(items: T[], { sortBy, sortOrder }: ItemOrder): T[] {
  if (sortBy === 'own') return sortOrder === 'desc' ? items : items.toReversed()
  const compare = comparisons[sortBy]
  return items.toSorted((a, b) => (sortOrder === 'asc' ? compare(a, b) : compare(b, a)))
}

/**
 * Sorts a registry's items for its page: placed ones in the owner's order, then the others by price, highest
 * first.
 */
function sortByOwnerOrder(items: ItemWithContributions[]): ItemWithContributions[] {
  const placed = items.filter(({ item }) => item.position !== null)
  const others = items.filter(({ item }) => item.position === null)
  return [...placed, ...others.toSorted((a, b) => b.item.totalPriceCents - a.item.totalPriceCents)]
}

/** Maximum number of cached orders per registry: each holds the whole list, and pages use one. */
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
    payeesVersion: registry.payeesVersion,
    giftPassingEnabled: app.config.giftPassingEnabled && registry.giftPassingEnabled,
    celebration: registry.celebration ?? undefined,
    picture: presentHeaderPicture(registry),
  }
}

const VERSION_LENGTH = 22

const versionOf = (json: string) =>
  createHash('sha256').update(json).digest('base64url').slice(0, VERSION_LENGTH)

/** Returns a view of a registry in PAGE_ORDER. Equal orders return the same object, whose JSON is cached too. */
function viewOf(registry: PublicRegistry): RegistryView {
  const views = new Map<string, PublicRegistry>()
  return order => {
    const name = `${order.sortBy} ${order.sortOrder}`
    const view = views.get(name) ?? { ...registry, items: sortItems(registry.items, order) }
    // Moves the order to the end of the map, as most recently used.
    views.delete(name)
    views.set(name, view)
    const [oldest] = views.keys()
    if (views.size > ORDERS_MAX && oldest !== undefined) views.delete(oldest)
    return view
  }
}

/** Packs views as compressed JSON: a third to a tenth of its length, while a view with its responses needs four times it. */
export const viewPacking = {
  valueMax: 500_000,
  pack: (view: RegistryView) => inOwnMemory(zstdCompressSync(JSON.stringify(view(PAGE_ORDER)))),
  unpack: (bytes: Buffer): RegistryView => viewOf(JSON.parse(zstdDecompressSync(bytes).toString())),
}

async function load(app: App, slug: string, isAbout: (id: string) => void) {
  const registry = await registryStore.findBySlug(app.db, slug)
  if (!registry) return undefined
  isAbout(registry.id)
  const loaded = await loadItems(app.db, registry.id)
  // Caches public data only: no email addresses and no unselected images.
  const shown = sortByOwnerOrder(loaded.filter(({ item }) => !item.isHidden))
  const items = shown.map(({ item, contributions }) => toPublicItem(item, contributions))
  const json = JSON.stringify(items)
  const registryOwner = toRegistryOwner(registry, app)
  const value = viewOf({
    registryOwner,
    version: versionOf(JSON.stringify(registryOwner) + json),
    isListed: registry.isListed,
    summary: summarise(registry.slug, items),
    items,
  })
  return { value, size: Buffer.byteLength(json) }
}

/** Time in ms that a request waits for the database when a cached response exists. */
const STALE_AFTER_MS = 1_000

/** Loads a registry within STALE_AFTER_MS; throws UNAVAILABLE after that. */
async function loadWithDeadline(app: App, slug: string) {
  const loading = load(app, slug, () => undefined)
  // Prevents an unhandled rejection when the query fails after the deadline.
  loading.catch(() => undefined)
  const timeoutMs = Math.max(STALE_AFTER_MS, app.minDatabaseWaitMs)
  const late = sleep(timeoutMs, undefined, { ref: false }).then(() => {
    throw new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })
  })
  return Promise.race([loading, late])
}

/**
 * Loads the data of a registry's public page; undefined for an unknown slug. Cached until a change is notified;
 * not cached while the notification connection is behind. During a database outage it returns the last cached
 * value and passes its age in ms to `onStale`.
 */
export async function loadPublicRegistry(
  app: App,
  slug: string,
  order: ItemOrder,
  onStale: (ageMs: number) => void = () => undefined,
): Promise<PublicRegistry | undefined> {
  const { publicRegistries: cache } = app
  try {
    if (await app.notifications.isCaughtUp()) {
      const view = await cache.get(slug, isAbout => load(app, slug, isAbout))
      return view?.(order)
    }
    const loaded = await (cache.hasLatest(slug)
      ? loadWithDeadline(app, slug)
      : load(app, slug, () => undefined))
    return loaded?.value(order)
  } catch (error) {
    const latest = cache.latest(slug)
    if (!latest || toAppError(error).code !== 'UNAVAILABLE') throw error
    onStale(latest.ageMs)
    return latest.value(order)
  }
}
