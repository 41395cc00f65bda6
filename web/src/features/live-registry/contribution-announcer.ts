import type { PublicItem } from '@registry/shared/contract/items'
import { liveMessages } from '@registry/shared/messages/live'
import type { LoaderClock } from './create-loader.ts'

/** Milliseconds in which news is gathered: the visitor's own gift comes back within this time. */
export const GATHER_MS = 4_000
/** News is read out at most this often. */
export const QUIET_MS = 60_000

export interface OthersNews {
  changed: (items: PublicItem[]) => void
  /** The visitor's own gift is no news; it is said elsewhere. */
  own: (id: string) => void
  stop: () => void
}

function wordsFor(items: PublicItem[]): string | undefined {
  const [first] = items
  if (!first) return undefined
  if (items.length > 1) return liveMessages.severalChanged(items.length)
  return liveMessages.oneChanged(first.productName, first.amountContributed, first.totalPrice)
}

export interface NewsParts {
  clock: LoaderClock
  announce: (words: string) => void
  /** Someone is in the middle of something else: the news can wait. */
  isBusy: () => boolean
}

/** Sums up for a screen reader what others gave, in one sentence and seldom. */
export function gatherNews({ clock, announce, isBusy }: NewsParts): OthersNews {
  const gathered = new Map<string, PublicItem>()
  let saidAt = Number.NEGATIVE_INFINITY
  let forgetTimer: (() => void) | undefined

  const wait = (ms: number) => {
    forgetTimer ??= clock.after(ms, say)
  }
  const say = () => {
    forgetTimer = undefined
    if (isBusy()) return wait(GATHER_MS)
    const words = wordsFor([...gathered.values()])
    gathered.clear()
    if (words === undefined) return
    saidAt = clock.now()
    announce(words)
  }
  return {
    changed(items) {
      for (const item of items) gathered.set(item.id, item)
      if (gathered.size === 0) return
      wait(Math.max(GATHER_MS, saidAt + QUIET_MS - clock.now()))
    },
    own: id => void gathered.delete(id),
    stop: () => forgetTimer?.(),
  }
}
