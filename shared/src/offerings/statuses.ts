export const OFFERING_STATUSES = [
  'pending_review',
  'available',
  'interested',
  'confirmed',
  'delivered',
  'cancelled',
] as const
export type OfferingStatus = (typeof OFFERING_STATUSES)[number]

/** Accepted and not handed over yet: the tab 'Accepted'. */
export const ACCEPTED_STATUSES = ['available', 'interested', 'confirmed'] as const

/** Allowed transitions between statuses. */
const STEPS: Record<OfferingStatus, readonly OfferingStatus[]> = {
  pending_review: ['available', 'cancelled'],
  available: ['interested', 'confirmed', 'cancelled'],
  interested: ['confirmed', 'cancelled'],
  confirmed: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

/** True if the transition is allowed; staying in the same status is not. */
export function canTransition(from: OfferingStatus, to: OfferingStatus): boolean {
  return STEPS[from].includes(to)
}
