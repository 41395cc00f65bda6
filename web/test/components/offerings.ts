import { randomUUID } from 'node:crypto'
import type { OfferingRequest } from '@registry/shared/contract/offerings/offerings'
import { offerItem } from './mailed-offering.ts'
import type { TestOwner } from './sign-up.ts'

const OFFERED: Omit<OfferingRequest, 'registrySlug' | 'offererEmail'> = {
  itemName: 'Foldable baby bath',
  description: 'Folds flat to 9 cm. Comes with the newborn seat and the plug.',
  category: 'Bathtubs & Bath Seats',
  condition: 'Gently Used',
  quantity: 1,
  suitableAge: '0-3 months',
  offererName: 'Shanti Rajan',
  availability: { pickupAvailable: true, deliveryAvailable: false },
}

/** Has a visitor offer something to an owner's registry. Returns the offering's id. */
export async function offerTo(
  owner: Pick<TestOwner, 'slug'>,
  parts: Partial<OfferingRequest> = {},
): Promise<string> {
  const offererEmail = `shanti-${randomUUID()}@example.com`
  return (await offerItem(owner.slug, { ...OFFERED, offererEmail, ...parts })).id
}
