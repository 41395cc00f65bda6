import { createOffering, type OfferingRequest } from '@registry/shared/contract/offerings/offerings'
import { offeringKey } from '../src/features/offerings/offering-key.ts'
import type { TestApi } from './start-api.ts'

/** Returns an offering request as the wizard sends it. */
export const offer = (registrySlug: string, values: Partial<OfferingRequest> = {}) => ({
  registrySlug,
  itemName: 'Wooden cot',
  description: 'A beech cot that one child has slept in.',
  category: 'Cribs & Bassinets' as const,
  condition: 'Gently Used' as const,
  quantity: 1,
  suitableAge: '0-3 months' as const,
  offererName: 'Ravi',
  offererEmail: 'ravi@example.com',
  availability: { pickupAvailable: true, deliveryAvailable: false },
  ...values,
})

/** Submits an offering; returns its id and the key of its personal link. */
export async function submitOffering(
  api: TestApi,
  slug: string,
  values: Partial<OfferingRequest> = {},
): Promise<{ id: string; key: string }> {
  const { call } = await api.asVisitor()
  const { data } = await call(createOffering, { body: offer(slug, values) })
  return { id: data.id, key: offeringKey(api.app, data.id) }
}
