export const OFFERING_STATUSES = [
  'pending_review',
  'available',
  'interested',
  'confirmed',
  'delivered',
  'cancelled',
] as const
export type OfferingStatus = (typeof OFFERING_STATUSES)[number]

/** What the parents said yes to, and what is not handed over yet: their 'Accepted'. */
export const ACCEPTED_STATUSES = ['available', 'interested', 'confirmed'] as const

/** From which status an offering goes where: the only such table. */
const STEPS: Record<OfferingStatus, readonly OfferingStatus[]> = {
  pending_review: ['available', 'cancelled'],
  available: ['interested', 'confirmed', 'cancelled'],
  interested: ['confirmed', 'cancelled'],
  confirmed: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

/** Whether an offering may go from one status to another; to stay where it is, is no step. */
export function mayStep(from: OfferingStatus, to: OfferingStatus): boolean {
  return STEPS[from].includes(to)
}
