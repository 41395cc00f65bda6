import type { Cents } from '@registry/shared/money/money'

interface Funding {
  totalPriceCents: Cents
  amountContributedCents: Cents
}

/** Fully funded once what was given reaches the price. */
export function isFullyFunded({ totalPriceCents, amountContributedCents }: Funding): boolean {
  return amountContributedCents >= totalPriceCents
}

/** What a visitor may do with an item. */
export function publicCan(item: Funding) {
  return { contribute: !isFullyFunded(item) }
}

/** What its owner may do with an item: there must be something to reset. */
export function ownerCan(contributorCount: number) {
  return { edit: true, delete: true, reset: contributorCount > 0 }
}
