import type { Cents } from '@registry/shared/money/money'

interface Funding {
  totalPriceCents: Cents
  amountContributedCents: Cents
}

/** Fully funded once what was given reaches the price. */
export function isFullyFunded({ totalPriceCents, amountContributedCents }: Funding): boolean {
  return amountContributedCents >= totalPriceCents
}

/** How long whoever added an item may take it back without a word. */
const TAKE_BACK_MS = 60_000

interface Added {
  createdAt: Date
  amountContributedCents: Cents
}

/** Whether what was just added may be taken back: nobody has given to it yet. */
export function canUndoAdd({ createdAt, amountContributedCents }: Added, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime()
  return amountContributedCents === 0 && age <= TAKE_BACK_MS
}

/** What a visitor may do with an item. */
export function publicItemPermissions(item: Funding) {
  return { contribute: !isFullyFunded(item) }
}

/** What its owner may do with an item: there must be something to reset. */
export function ownerCan(contributorCount: number) {
  return { edit: true, delete: true, reset: contributorCount > 0 }
}
