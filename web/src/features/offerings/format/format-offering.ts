import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringsMessages as t } from '@registry/shared/messages/offerings/offerings'

/** Returns the offerer's first name, for salutations. */
export function offererFirstName({ offererName }: Pick<OwnerOffering, 'offererName'>): string {
  return offererName.trim().split(/\s+/)[0] || offererName
}

/** Returns 'Good · they wrote: Gently Used': the registry's condition, then the offerer's where it differs. */
export function formatCondition(offering: OwnerOffering): string {
  const { condition, offererCondition } = offering
  if (condition === offererCondition) return condition
  return `${condition} · ${t.theyWrote(offererCondition)}`
}

/** Returns the label for pickup, delivery or both. */
export function formatHandover({ availability }: Pick<OwnerOffering, 'availability'>): string {
  const { pickupAvailable, deliveryAvailable } = availability
  if (pickupAvailable && deliveryAvailable) return t.facts.both
  return pickupAvailable ? t.facts.pickup : t.facts.delivery
}
