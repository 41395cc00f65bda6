import { activityMessages } from '@registry/shared/messages/activity'
import { paymentMessages } from '@registry/shared/messages/payments'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import type { Db } from '../../db/connect.ts'
import type { Trace } from '../../http/route.ts'
import * as auditStore from '../audit/audit-store.ts'
import type { actorOf } from '../registries/registry-policy.ts'
import { csv } from './csv.ts'
import { type Gift, listGifts } from './gift-store.ts'

const { table } = activityMessages
const HEAD = [
  ...[table.date, table.name, table.email, table.gift],
  ...[table.amount, table.paidWith, table.payment, table.note],
]

/** More than any registry has; a bound so that no export grows without end. */
const MOST = 50_000

// Swedish writes a moment as ISO does: '2026-11-20 18:00'.
const singapore = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Singapore',
})

function methodName(method: string): string {
  const names: Record<string, { name: string }> = paymentMessages.methods
  return names[method]?.name ?? table.unknown
}

const rowOf = (gift: Gift): string[] => [
  singapore.format(gift.createdAt),
  gift.name,
  gift.email,
  gift.itemName,
  formatPlainAmount(gift.amountCents),
  methodName(gift.paymentMethod),
  gift.verifiedAt ? table.verified : table.open,
  gift.message ?? '',
]

/** All that a registry was given, the newest first, as CSV; that it was handed out is noted. */
export async function exportContributions(
  db: Db,
  { actor, trace }: { actor: ReturnType<typeof actorOf>; trace: Trace },
): Promise<string> {
  const { registryId } = actor
  const gifts = await listGifts(db, registryId, { limit: MOST, offset: 0 })
  await auditStore.record(db, {
    ...actor,
    action: 'contributions.exported',
    entity: 'registry',
    entityId: registryId,
    details: { count: gifts.length },
    ...trace,
  })
  return csv([HEAD, ...gifts.map(rowOf)])
}
