import type { PublicItem } from '@registry/shared/contract/items/items'
import { liveMessages } from '@registry/shared/messages/registry/live-registry'
import type { LoaderClock } from './create-loader.ts'

/**
 * Milliseconds in which changes are batched; longer than the response to the visitor's own
 * contribution takes.
 */
const BATCH_MS = 4_000
/** Minimum time in ms between two announcements. */
const ANNOUNCE_INTERVAL_MS = 60_000

interface ContributionAnnouncer {
  changed: (items: PublicItem[]) => void
  /** Excludes the item of the visitor's own contribution, which is announced elsewhere. */
  own: (id: string) => void
  stop: () => void
}

function announcementText(items: PublicItem[]): string | undefined {
  const [first] = items
  if (!first) return undefined
  if (items.length > 1) return liveMessages.severalChanged(items.length)
  return liveMessages.oneChanged(first.productName, first.amountContributed, first.totalPrice)
}

interface AnnouncerOptions {
  clock: LoaderClock
  announce: (words: string) => void
  /** While true, announcements are postponed. */
  isBusy: () => boolean
}

/**
 * Creates an announcer that summarizes the contributions of others for screen readers, in one
 * sentence per interval.
 */
export function createContributionAnnouncer({
  clock,
  announce,
  isBusy,
}: AnnouncerOptions): ContributionAnnouncer {
  const changedItems = new Map<string, PublicItem>()
  let announcedAt = Number.NEGATIVE_INFINITY
  let cancelTimer: (() => void) | undefined

  const wait = (ms: number) => {
    cancelTimer ??= clock.after(ms, announceNow)
  }
  const announceNow = () => {
    cancelTimer = undefined
    if (isBusy()) return wait(BATCH_MS)
    const words = announcementText([...changedItems.values()])
    changedItems.clear()
    if (words === undefined) return
    announcedAt = clock.now()
    announce(words)
  }
  return {
    changed(items) {
      for (const item of items) changedItems.set(item.id, item)
      if (changedItems.size === 0) return
      wait(Math.max(BATCH_MS, announcedAt + ANNOUNCE_INTERVAL_MS - clock.now()))
    },
    own: id => void changedItems.delete(id),
    stop: () => cancelTimer?.(),
  }
}
