import { type Cents, cents } from '@registry/shared/money/money'
import type { Db } from '../src/db/connect.ts'
import { newId } from '../src/db/new-id.ts'

interface Made {
  registryId: string
  itemId: string
  name?: string
  email?: string
  amountCents?: Cents
  message?: string | null
  paymentMethod?: string
  createdAt?: Date
  isNameHidden?: boolean
  isAmountHidden?: boolean
}

/** Inserts a contribution and updates the item's sum, as the endpoint does. */
export async function makeContribution(db: Db, made: Made): Promise<string> {
  const id = newId()
  const amountCents = made.amountCents ?? cents(2_500)
  await db('contributions').insert({
    id,
    registry_id: made.registryId,
    item_id: made.itemId,
    name: made.name ?? 'Mei',
    email: made.email ?? 'mei@example.com',
    amount_cents: amountCents,
    message: made.message ?? null,
    payment_method: made.paymentMethod ?? 'singapore-paynow',
    created_at: made.createdAt ?? new Date(),
    is_name_hidden: made.isNameHidden ?? false,
    is_amount_hidden: made.isAmountHidden ?? false,
  })
  await db('items').where({ id: made.itemId }).increment('amount_contributed_cents', amountCents)
  return id
}
