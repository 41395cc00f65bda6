import type { OfferingRequest } from '@registry/shared/contract/offerings/offerings'

/** An offering, without its registry and the offerer's email address. */
export const OFFERED: Omit<OfferingRequest, 'registrySlug' | 'offererEmail'> = {
  itemName: 'Foldable baby bath',
  description: 'Folds flat to 9 cm. Comes with the newborn seat and the plug.',
  category: 'Bathtubs & Bath Seats',
  condition: 'Gently Used',
  quantity: 1,
  suitableAge: '0-3 months',
  offererName: 'Shanti Rajan',
  availability: { pickupAvailable: true, deliveryAvailable: false },
}
