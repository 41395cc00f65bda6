import {
  exportContributions as exportContributionsEndpoint,
  getContribution,
  getContributionStats,
  listRecentContributions,
} from '@registry/shared/contract/contributions/owner-contributions'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { fileRoute, type Route, requireFound, route } from '../../../http/routes/route.ts'
import { actorOf } from '../../audit/audit-store.ts'
import {
  countContributions,
  findOwnContributionWithItem,
  listContributionsWithItems,
} from '../../contribution-records/contribution-with-item-store.ts'
import { toContributionDetail } from './contribution-detail-presenter.ts'
import { contributionStats, registryValue } from './contribution-stats.ts'
import { exportContributions } from './export-contributions.ts'

/** Read endpoints of a registry's contributions for its owner. */
export const activityRoutes: Route[] = [
  // Must precede the route for one contribution, whose `:id` would match 'export'.
  fileRoute(exportContributionsEndpoint, async ({ viewer, meta: { trace } }, { db }) => {
    const text = await exportContributions(db, { actor: actorOf(viewer), trace })
    const { fileName } = activityMessages.table
    return { type: 'text/csv', bytes: Buffer.from(text), fileName }
  }),

  route(getContribution, async ({ viewer, params }, { db }) => {
    const contribution = requireFound(
      await findOwnContributionWithItem(db, viewer.registryId, params.id),
    )
    return { data: toContributionDetail(contribution) }
  }),

  route(listRecentContributions, async ({ viewer: { registryId }, query }, { db }) => {
    const [contributions, total] = await Promise.all([
      listContributionsWithItems(db, registryId, { ...query, withPromised: true }),
      countContributions(db, registryId, query),
    ])
    return { contributions: contributions.map(toContributionDetail), total }
  }),

  route(getContributionStats, async ({ viewer: { registryId } }, { db, now }) => {
    const [totalRegistryValue, given] = await Promise.all([
      registryValue(db, registryId),
      contributionStats(db, registryId, now()),
    ])
    return { stats: { totalRegistryValue, ...given } }
  }),
]
