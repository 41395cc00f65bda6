import { randomUUID } from 'node:crypto'
import { contribute } from '@registry/shared/contract/contributions'
import { createItem } from '@registry/shared/contract/items'
import { listRecentContributions } from '@registry/shared/contract/owner-contributions'
import { cents } from '@registry/shared/money/money'
import { type TestOwner, visitorClient } from './sign-up.ts'

export interface Contributed {
  name: string
  /** In dollars. */
  amount: number
  email?: string
  message?: string
  paymentMethod?: 'singapore-paynow' | 'india-upi'
}

/** Adds an item of $900.00 to the owner's registry and has visitors contribute to it. Gives the item's id. */
export async function contributionsFor(
  owner: TestOwner,
  productName: string,
  contributions: readonly Contributed[],
): Promise<string> {
  const body = {
    ...{ productName, productUrl: 'https://shop.example/moon', category: 'Other' },
    ...{ productDescription: '', totalPrice: cents(90_000), quantity: 1 },
  }
  const { data } = await owner.call(createItem, { body }, { idempotencyKey: randomUUID() })
  const visitor = await visitorClient()
  for (const { amount, ...contribution } of contributions) {
    const defaults = { email: 'guest@example.com', message: '' }
    await visitor.call(
      contribute,
      {
        params: { slug: owner.slug, id: data.id },
        body: {
          ...{ ...defaults, paymentMethod: 'singapore-paynow' as const, ...contribution },
          amount: cents(amount * 100),
        },
      },
      { idempotencyKey: randomUUID() },
    )
  }
  return data.id
}

/** The ids of the owner's contributions by the contributor's name. */
export async function contributionIds(owner: TestOwner): Promise<Map<string, string>> {
  const query = { limit: 100, offset: 0 }
  const { contributions } = await owner.call(listRecentContributions, { query })
  return new Map(contributions.map(({ id, contributor }) => [contributor.name, id]))
}

/** The names of the contributors whose payment the server has as verified. */
export async function verifiedNames(owner: TestOwner): Promise<string[]> {
  const query = { limit: 100, offset: 0, payment: 'verified' as const }
  const { contributions } = await owner.call(listRecentContributions, { query })
  return contributions.map(({ contributor }) => contributor.name)
}
