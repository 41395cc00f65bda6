import type { PublicItem } from '@registry/shared/contract/items/items'
import type { ItemEvent } from '@registry/shared/contract/registry/registry-events'
import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { createContributionAnnouncer } from './contribution-announcer.ts'
import type { LoaderClock } from './create-loader.ts'
import {
  applyEvent,
  applyList,
  applyOwnContribution,
  createItemsState,
  type ItemsState,
  startListRequest,
} from './items-state.ts'
import type { RegistryList } from './load-outcome.ts'
import type { Source } from './open-event-stream.ts'

export interface Registry {
  owner: RegistryOwner
  items: PublicItem[]
}

export interface LiveParts {
  registry: Registry
  /** The page's stream until now; undefined if there is none. */
  firstStream?: { source: Source; isStale: boolean; contributed?: PublicItem } | undefined
  /** When it was loaded, by the page's monotonic clock; undefined if unknown. */
  loadedAt: number | undefined
  show: (registry: Registry) => void
  /** Announces a text politely. */
  announce: (words: string) => void
  /** Whether a dialog is open that announcements must not interrupt. */
  isBusy: () => boolean
}

function itemsWithNewFunding(before: PublicItem[], after: PublicItem[]): PublicItem[] {
  const given = new Map(before.map(item => [item.id, item.amountContributed] as const))
  return after.filter(
    item => (given.get(item.id) ?? item.amountContributed) !== item.amountContributed,
  )
}

/** Creates the state of the displayed registry with its update functions. */
export function createRegistryState(
  parts: LiveParts,
  clock: LoaderClock,
  onSlugChange: () => void,
) {
  const announcer = createContributionAnnouncer({
    clock,
    announce: parts.announce,
    isBusy: parts.isBusy,
  })
  let { owner } = parts.registry
  let state = createItemsState(parts.registry.items)

  const update = (next: ItemsState, nextOwner = owner) => {
    const { items } = state
    state = next
    if (state.items === items && JSON.stringify(owner) === JSON.stringify(nextOwner)) return
    const hasNewSlug = owner.registrySlug !== nextOwner.registrySlug
    owner = nextOwner
    announcer.changed(itemsWithNewFunding(items, state.items))
    parts.show({ owner, items: state.items })
    if (hasNewSlug) onSlugChange()
  }
  return {
    slug: () => owner.registrySlug,
    ask: () => {
      state = startListRequest(state)
      return state.order
    },
    applyList: ({ data, registryOwner }: RegistryList, order: number) =>
      update(applyList(state, data, order), registryOwner),
    applyEvent: (event: ItemEvent) => update(applyEvent(state, event)),
    applyOwnContribution: (item: PublicItem) => {
      update(applyOwnContribution(state, item))
      announcer.own(item.id)
    },
    stop: announcer.stop,
  }
}
