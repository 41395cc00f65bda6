import { itemFunding } from '@registry/shared/contract/items'
import { AppError } from '@registry/shared/errors/app-error'
import { contributionMessages } from '@registry/shared/messages/contributions'
import { type Cents, dollarsFromCents, remainingCents } from '@registry/shared/money/money'
import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import type { Trace } from '../../http/route.ts'
import * as auditStore from '../audit/audit-store.ts'
import { listFunding } from '../items/funding-store.ts'
import { toItemFunding } from '../items/item-presenter.ts'
import * as itemStore from '../items/item-store.ts'
import * as contributionStore from './contribution-store.ts'

export interface Contribute {
  id: string
  registryId: string
  itemId: string
  giver: { name: string; email: string; message: string | null; paymentMethod: string }
  amountCents: Cents
  idempotencyKey: string | undefined
  trace: Trace
  now: Date
}

async function refuse(db: Db, { registryId, itemId }: Contribute): Promise<never> {
  const [funding] = await listFunding(db, registryId, [itemId])
  if (!funding) throw new AppError('NOT_FOUND', { message: contributionMessages.gone })
  const left = remainingCents(funding.totalPriceCents, funding.amountContributedCents)
  const item = z.encode(itemFunding, toItemFunding(funding))
  throw new AppError('AMOUNT_EXCEEDS_REMAINING', {
    data: { remaining: dollarsFromCents(left), item },
  })
}

/**
 * Takes money toward an item, never past what is left of its price: sum, row and audit entry
 * together. Run it in a transaction. Throws AMOUNT_EXCEEDS_REMAINING with `remaining` in dollars and
 * the present `item`, NOT_FOUND for an item that is not on this registry, IDEMPOTENCY_MISMATCH for a key of long ago.
 */
export async function contribute(db: Db, input: Contribute): Promise<void> {
  const { registryId, itemId, amountCents, now } = input
  const fits = await itemStore.addContributed(db, { id: itemId, registryId, amountCents, now })
  if (!fits) return refuse(db, input)
  const isNew = await contributionStore.insert(db, {
    id: input.id,
    registryId,
    itemId,
    ...input.giver,
    amountCents,
    idempotencyKey: input.idempotencyKey,
    now,
  })
  // The answer of the first is forgotten after a day; the request still counts once.
  if (!isNew) throw new AppError('IDEMPOTENCY_MISMATCH')
  await auditStore.record(db, {
    actorKind: 'visitor',
    registryId,
    action: 'contribution.created',
    entity: 'contribution',
    entityId: input.id,
    details: { itemId, amountCents },
    ...input.trace,
  })
}
