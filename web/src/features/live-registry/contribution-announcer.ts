import type { PublicItem } from '@registry/shared/contract/items'
import { liveMessages } from '@registry/shared/messages/live'
import type { LoaderClock } from './create-loader.ts'

/** Milliseconds in which news is gathered: the visitor's own gift comes back within this time. */
export const BATCH_MS = 4_000
/** News is read out at most this often. */
export const ANNOUNCE_INTERVAL_MS = 60_000

export interface ContributionAnnouncer {
  changed: (items: PublicItem[]) => void
  /** The visitor's own gift is no news; it is said elsewhere. */
  own: (id: string) => void
  stop: () => void
}

function announcementText(items: PublicItem[]): string | undefined {
  const [first] = items
  if (!first) return undefined
  if (items.length > 1) return liveMessages.severalChanged(items.length)
  return liveMessages.oneChanged(first.productName, first.amountContributed, first.totalPrice)
}

export interface AnnouncerOptions {
  clock: LoaderClock
  announce: (words: string) => void
  /** Someone is in the middle of something else: the news can wait. */
  isBusy: () => boolean
}

/** Sums up for a screen reader what others gave, in one sentence and seldom. */
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
