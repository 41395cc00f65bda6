import { type Cents, cents } from '@registry/shared/money/money'
import type { Db } from '../../../db/connect.ts'

interface ContributionStats {
  totalContributions: number
  totalAmount: Cents
  todayContributions: number
}

interface StatsRow {
  count: number
  cents: number
  today: number
}

/** Counts a registry's contributions, their sum and those of today (Singapore time). */
export async function contributionStats(
  db: Db,
  registryId: string,
  now: Date,
): Promise<ContributionStats> {
  const { rows }: { rows: StatsRow[] } = await db.raw(
    `select count(*)::int as count,
            coalesce(sum(amount_cents), 0)::bigint as cents,
            count(*) filter (
              where created_at >= date_trunc('day', ?::timestamptz, 'Asia/Singapore')
            )::int as today
       from contributions
      where registry_id = ? and deleted_at is null`,
    [now, registryId],
  )
  const [row = { count: 0, cents: 0, today: 0 }] = rows
  return {
    totalContributions: row.count,
    totalAmount: cents(row.cents),
    todayContributions: row.today,
  }
}

/** Returns the sum of the prices of a registry's items. */
export async function registryValue(db: Db, registryId: string): Promise<Cents> {
  const { rows }: { rows: { cents: number }[] } = await db.raw(
    `select coalesce(sum(total_price_cents), 0)::bigint as cents
       from items where registry_id = ? and deleted_at is null`,
    [registryId],
  )
  return cents(rows[0]?.cents ?? 0)
}
