import {
  contribute,
  type contributionRequest,
} from '@registry/shared/contract/contributions/contributions'
import { cents } from '@registry/shared/money/money'
import type { input } from 'zod/mini'
import type { TestApi } from './start-api.ts'

type Gift = Omit<input<typeof contributionRequest>, 'amount'>

/** Returns the body of a contribution as the form sends it; the amount is in cents. */
export function giftBody(amount: number, values: Partial<Gift> = {}) {
  const contributor = { name: 'Mei', email: 'mei@giver.example', paymentMethod: 'Unknown' as const }
  return { ...contributor, ...values, amount: cents(amount) }
}

/** Contributes to an item as a new visitor. */
export async function contributeTo(
  api: TestApi,
  params: { slug: string; id: string },
  amount = 100,
  values: Partial<Gift> = {},
  options?: { idempotencyKey: string },
) {
  const { call } = await api.asVisitor()
  return call(contribute, { params, body: giftBody(amount, values) }, options)
}
