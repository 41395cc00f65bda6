import type { PublicItem } from '@registry/shared/contract/items'
import type { ItemEvent } from '@registry/shared/contract/registry-events'
import type { RegistryOwner } from '@registry/shared/contract/registry-schemas'
import { gatherNews } from './contribution-announcer.ts'
import type { LoaderClock } from './create-loader.ts'
import {
  askForList,
  type KnownItems,
  knowItems,
  takeFact,
  takeList,
  takeOwn,
} from './items-state.ts'
import type { RegistryList } from './load-outcome.ts'

export interface Registry {
  owner: RegistryOwner
  items: PublicItem[]
}

export interface LiveParts {
  registry: Registry
  /** When it was loaded, by the page's steady clock; undefined when nobody knows. */
  loadedAt: number | undefined
  show: (registry: Registry) => void
  /** Reads words out when there is a pause. */
  announce: (words: string) => void
  /** Whether something lies over the page that is not to be talked into. */
  isBusy: () => boolean
}

function changedFunding(before: PublicItem[], after: PublicItem[]): PublicItem[] {
  const given = new Map(before.map(item => [item.id, item.amountContributed] as const))
  return after.filter(
    item => (given.get(item.id) ?? item.amountContributed) !== item.amountContributed,
  )
}

/** The registry that a page shows, and the ways in which it may change. */
export function keepRegistry(parts: LiveParts, clock: LoaderClock, onMoved: () => void) {
  const news = gatherNews({ clock, announce: parts.announce, isBusy: parts.isBusy })
  let { owner } = parts.registry
  let known = knowItems(parts.registry.items)

  const update = (next: KnownItems, nextOwner = owner) => {
    const { items } = known
    known = next
    if (known.items === items && JSON.stringify(owner) === JSON.stringify(nextOwner)) return
    const hasMoved = owner.registrySlug !== nextOwner.registrySlug
    owner = nextOwner
    news.changed(changedFunding(items, known.items))
    parts.show({ owner, items: known.items })
    if (hasMoved) onMoved()
  }
  return {
    slug: () => owner.registrySlug,
    ask: () => {
      known = askForList(known)
      return known.order
    },
    takeList: ({ data, registryOwner }: RegistryList, order: number) =>
      update(takeList(known, data, order), registryOwner),
    takeFact: (fact: ItemEvent) => update(takeFact(known, fact)),
    takeOwn: (item: PublicItem) => {
      update(takeOwn(known, item))
      news.own(item.id)
    },
    stop: news.stop,
  }
}
