import { randomUUID } from 'node:crypto'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { listRecentContributions } from '@registry/shared/contract/contributions/owner-contributions'
import { dollars } from './dollars.ts'
import { addItem } from './items.ts'
import { type TestOwner, visitorClient } from './sign-up.ts'

export interface TestContribution {
  name: string
  /** In dollars. */
  amount: number
  email?: string
  message?: string
  isNameHidden?: boolean
  isAmountHidden?: boolean
  paymentMethod?: 'singapore-paynow' | 'india-upi' | 'Unknown'
}

/** Contributes to an item through the API, in one visitor's session. Returns the contributions' ids. */
export async function contributeTo(
  slug: string,
  itemId: string,
  contributions: readonly TestContribution[],
): Promise<string[]> {
  const { call } = await visitorClient()
  const ids: string[] = []
  for (const { amount, ...rest } of contributions) {
    const defaults = { email: 'guest@example.com', message: '' }
    const body = { ...defaults, paymentMethod: 'singapore-paynow' as const, ...rest }
    const { contribution } = await call(
      contribute,
      { params: { slug, id: itemId }, body: { ...body, amount: dollars(amount) } },
      { idempotencyKey: randomUUID() },
    )
    ids.push(contribution.id)
  }
  return ids
}

/** Adds an item of $900.00 to the owner's registry with these contributions; returns the item's id. */
export async function contributionsFor(
  owner: TestOwner,
  productName: string,
  contributions: readonly TestContribution[],
): Promise<string> {
  const { id } = await addItem(owner, { productName, dollars: 900, category: 'Other' })
  await contributeTo(owner.slug, id, contributions)
  return id
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
