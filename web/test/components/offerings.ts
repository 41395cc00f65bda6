import { randomUUID } from 'node:crypto'
import { createOffering, type OfferingRequest } from '@registry/shared/contract/offerings'
import { type TestOwner, visitorClient } from './sign-up.ts'

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

/** Has a visitor offer something to an owner's registry. Gives the offering's id. */
export async function offerTo(
  owner: Pick<TestOwner, 'slug'>,
  parts: Partial<OfferingRequest> = {},
): Promise<string> {
  const visitor = await visitorClient()
  const offererEmail = `shanti-${randomUUID()}@example.com`
  const { data } = await visitor.call(
    createOffering,
    { body: { registrySlug: owner.slug, ...OFFERED, offererEmail, ...parts } },
    { idempotencyKey: randomUUID() },
  )
  return data.id
}
