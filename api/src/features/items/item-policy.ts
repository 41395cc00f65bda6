import type { Cents } from '@registry/shared/money/money'

interface Funding {
  totalPriceCents: Cents
  amountContributedCents: Cents
}

/** Returns whether the contributions reach the price. */
export function isFullyFunded({ totalPriceCents, amountContributedCents }: Funding): boolean {
  return amountContributedCents >= totalPriceCents
}

/** Time in ms during which adding an item can be undone. */
const UNDO_MS = 60_000

interface Added {
  createdAt: Date
  amountContributedCents: Cents
}

/** Returns whether adding an item can still be undone: recently added and without contributions. */
export function canUndoAdd({ createdAt, amountContributedCents }: Added, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime()
  return amountContributedCents === 0 && age <= UNDO_MS
}

/** Returns a visitor's permissions for an item. */
export function publicItemPermissions(item: Funding) {
  return { contribute: !isFullyFunded(item) }
}

/** Returns the owner's permissions for an item; resetting requires contributions. */
export function ownerItemPermissions(contributorCount: number) {
  return { edit: true, delete: true, reset: contributorCount > 0 }
}
