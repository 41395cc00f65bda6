import { type Cents, cents } from '@registry/shared/money/money'
import type { Db } from '../../../db/connect.ts'

interface ContributionStats {
  totalContributions: number
  totalAmount: Cents
  todayContributions: number
}

/** Counts a registry's contributions, their sum and those of today (Singapore time). */
export async function contributionStats(
  db: Db,
  registryId: string,
  now: Date,
): Promise<ContributionStats> {
  const { rows }: { rows: [ContributionStats] } = await db.raw(
    `select count(*)::int as "totalContributions",
            coalesce(sum(amount_cents), 0)::bigint as "totalAmount",
            count(*) filter (
              where created_at >= date_trunc('day', ?::timestamptz, 'Asia/Singapore')
            )::int as "todayContributions"
       from contributions
      where registry_id = ? and deleted_at is null`,
    [now, registryId],
  )
  return rows[0]
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
