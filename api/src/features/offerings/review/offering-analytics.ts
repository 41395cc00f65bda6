import type { Output } from '@registry/shared/contract/endpoint'
import type { getOfferingAnalytics } from '@registry/shared/contract/offerings/owner-offerings'
import { ACCEPTED_STATUSES } from '@registry/shared/offerings/statuses'
import type { Db } from '../../../db/connect.ts'
import * as store from '../offering-store.ts'

type Analytics = Output<typeof getOfferingAnalytics>['data']

const present = (db: Db, registryId: string) =>
  db('offerings').where({ registry_id: registryId }).whereNull('deleted_at')

interface Sums {
  flagged: string
  median_hours: number | null
}

/** Returns statistics of a registry's offerings; withdrawn ones are not counted. */
export async function countOfferings(db: Db, registryId: string): Promise<Analytics> {
  const month = `to_char(created_at at time zone 'Asia/Singapore', 'YYYY-MM')`
  const [by, categories, months, sums] = await Promise.all([
    store.countByStatus(db, registryId),
    present(db, registryId)
      .groupBy('category')
      .orderByRaw('count(*) desc, category')
      .select<{ category: string; count: string }[]>('category', db.raw('count(*) as count')),
    present(db, registryId)
      .groupByRaw('1')
      .orderByRaw('1')
      .select<{ month: string; count: string }[]>(
        db.raw(`${month} as month`),
        db.raw('count(*) as count'),
      ),
    present(db, registryId).first<Sums>(
      db.raw('count(flag_reason) as flagged'),
      db.raw(`percentile_cont(0.5) within group
        (order by extract(epoch from reviewed_at - created_at) / 3600) as median_hours`),
    ),
  ])
  const sum = (...statuses: readonly (keyof typeof by)[]) =>
    statuses.reduce((total, status) => total + (by[status] ?? 0), 0)
  const median = sums?.median_hours ?? null
  return {
    total: sum('pending_review', ...ACCEPTED_STATUSES, 'delivered', 'cancelled'),
    pendingReview: sum('pending_review'),
    accepted: sum(...ACCEPTED_STATUSES),
    declined: sum('cancelled'),
    delivered: sum('delivered'),
    flagged: Number(sums?.flagged ?? 0),
    byCategory: categories.map(({ category, count }) => ({ category, count: Number(count) })),
    byMonth: months.map(({ month: name, count }) => ({ month: name, count: Number(count) })),
    medianReviewHours: median === null ? null : Math.round(Number(median) * 10) / 10,
  }
}
