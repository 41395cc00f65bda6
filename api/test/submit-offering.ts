import { createOffering, type OfferingRequest } from '@registry/shared/contract/offerings'
import { offeringKey } from '../src/features/offerings/offering-key.ts'
import type { TestApi } from './start-api.ts'

/** What a visitor offers, as the wizard would send it. */
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

/** Offers it by the call, and gives what the mailed link would prove. */
export async function submitOffering(
  api: TestApi,
  slug: string,
  values: Partial<OfferingRequest> = {},
): Promise<{ id: string; key: string }> {
  const { call } = await api.asVisitor()
  const { data } = await call(createOffering, { body: offer(slug, values) })
  return { id: data.id, key: offeringKey(api.app, data.id) }
}
