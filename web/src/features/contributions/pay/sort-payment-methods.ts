import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import type { VisitorLocation } from './visitor-location.ts'

const ORDER_BY_LOCATION = {
  singapore: ['singapore-paynow', 'wise-transfer', 'india-upi'],
  india: ['india-upi', 'wise-transfer', 'singapore-paynow'],
  elsewhere: ['wise-transfer', 'singapore-paynow', 'india-upi'],
} as const satisfies Record<Exclude<VisitorLocation, 'unknown'>, readonly PaymentMethod[]>

/** Sorts the offered methods by suitability for the visitor's location; unchanged if it is unknown. */
export function sortPaymentMethods(
  offered: readonly PaymentMethod[],
  place: VisitorLocation,
): readonly PaymentMethod[] {
  if (place === 'unknown') return offered
  return ORDER_BY_LOCATION[place].filter(method => offered.includes(method))
}
