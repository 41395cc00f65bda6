import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import type { Db } from '../../../db/connect.ts'
import type { Trace } from '../../../http/routes/route.ts'
import * as auditStore from '../../audit/audit-store.ts'
import {
  type ContributionWithItem,
  listContributionsWithItems,
} from '../../contribution-records/contribution-with-item-store.ts'
import { isThanked, statusOf } from '../../thank-yous/note-policy.ts'
import type { StoredNote } from '../../thank-yous/note-store.ts'
import * as noteStore from '../../thank-yous/note-store.ts'
import { csv } from './csv.ts'

const { table } = activityMessages
const HEAD = [
  ...[table.date, table.name, table.email, table.gift],
  ...[table.amount, table.paidWith, table.payment, table.thankYou, table.note],
]

/** Upper bound of an export's size, above that of any real registry. */
const MAX_ROWS = 50_000

// The Swedish locale formats times like ISO 8601: '2026-11-20 18:00'.
const singapore = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Singapore',
})

function methodName(method: string): string {
  const names: Record<string, { name: string }> = paymentMessages.methods
  return names[method]?.name ?? table.unknown
}

/**
 * Returns the thank-you status of one contribution; 'sent' also while a later one of the same contributor is
 * not thanked for.
 */
function thanksFor(contribution: ContributionWithItem, { stored, latestAt }: Thanks): string {
  const status = isThanked(stored, contribution.createdAt) ? 'sent' : statusOf(stored, latestAt)
  return table.thanks[status]
}

const rowOf = (contribution: ContributionWithItem, thanks: Thanks): string[] => [
  singapore.format(contribution.createdAt),
  contribution.name,
  contribution.email,
  contribution.itemName,
  formatPlainAmount(contribution.amountCents),
  methodName(contribution.paymentMethod),
  contribution.verifiedAt ? table.verified : table.open,
  thanksFor(contribution, thanks),
  contribution.message ?? '',
]

/** Stored note to a contributor and the time of their latest contribution. */
interface Thanks {
  stored: StoredNote | undefined
  latestAt: Date
}

/**
 * Returns a lookup of each contribution's thank-you data, grouped by lower-cased email address. Expects the
 * newest contribution first.
 */
function groupThanksByContributor(
  contributions: readonly ContributionWithItem[],
  notes: ReadonlyMap<string, StoredNote>,
) {
  const thanks = new Map<string, Thanks>()
  for (const { email, createdAt } of contributions.toReversed()) {
    const key = email.toLowerCase()
    thanks.set(key, { stored: notes.get(key), latestAt: createdAt })
  }
  return (contribution: ContributionWithItem): Thanks =>
    thanks.get(contribution.email.toLowerCase()) ?? {
      stored: undefined,
      latestAt: contribution.createdAt,
    }
}

/** Returns all contributions of a registry as CSV, newest first, and audits the export. */
export async function exportContributions(
  db: Db,
  { actor, trace }: { actor: auditStore.Actor; trace: Trace },
): Promise<string> {
  const { registryId } = actor
  const [contributions, notes] = await Promise.all([
    listContributionsWithItems(db, registryId, { limit: MAX_ROWS, offset: 0 }),
    noteStore.listByRegistry(db, registryId),
  ])
  await auditStore.record(db, { ...actor, ...trace }, 'contributions.exported', {
    entity: 'registry',
    entityId: registryId,
    details: { count: contributions.length },
  })
  const thanks = groupThanksByContributor(contributions, notes)
  return csv([
    HEAD,
    ...contributions.map(contribution => rowOf(contribution, thanks(contribution))),
  ])
}
