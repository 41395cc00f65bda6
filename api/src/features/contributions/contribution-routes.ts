import { contribute } from '@registry/shared/contract/contributions/contributions'
import {
  deleteContribution,
  exportContributions as exportContributionsEndpoint,
  getAutoThankYou,
  getContribution,
  getContributionStats,
  listRecentContributions,
  sendPaymentReminder,
  setAutoThankYou,
  verifyPayment as verifyPaymentEndpoint,
  verifyPayments as verifyPaymentsEndpoint,
} from '@registry/shared/contract/contributions/owner-contributions'
import {
  confirmLinkedPayment,
  getLinkedPayment,
} from '@registry/shared/contract/contributions/payment-links'
import { resetItemContributions } from '@registry/shared/contract/items/items'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import {
  fileRoute,
  type RequestMeta,
  type Route,
  requireFound,
  route,
} from '../../http/routes/route.ts'
import type { RegistryViewer } from '../../http/routes/viewer.ts'
import { actorOf } from '../audit/audit-store.ts'
import { toOwnerContributor } from '../contribution-records/contribution-presenter.ts'
import {
  countContributions,
  findOwnContributionWithItem,
  listContributionsWithItems,
} from '../contribution-records/contribution-with-item-store.ts'
import { toOwnerItem } from '../items/item-presenter.ts'
import { loadItem } from '../items/load-items.ts'
import * as registryStore from '../registries/registry-store.ts'
import { toContributionDetail } from './activity/contribution-detail-presenter.ts'
import { contributionStats, registryValue } from './activity/contribution-stats.ts'
import { exportContributions } from './activity/export-contributions.ts'
import {
  type ContributionAction,
  resetContributions,
  sendReminder,
  verifyPayment,
  verifyPayments,
  voidContribution,
} from './confirm/contribution-actions.ts'
import {
  CONTRIBUTE_LIMITS,
  contributeToRegistry,
  repeatContribution,
} from './give/contribute-to-registry.ts'
import { REMINDERS, reminderLimits } from './mails/contribution-mail-limits.ts'
import { switchAutoThankYou } from './mails/switch-auto-thank-you.ts'
import { confirmPayment, loadLinkedPayment } from './payment-link/linked-payment.ts'
import { isExpiredKey } from './payment-link/payment-link.ts'

interface RequestInput {
  viewer: RegistryViewer
  params: { id: string }
  meta: RequestMeta
}

const own = ({ viewer, params, meta }: RequestInput, app: App): ContributionAction => ({
  actor: actorOf(viewer),
  id: params.id,
  now: app.now(),
  trace: meta.trace,
})

const PAYMENT_LINKS: readonly Limit[] = [
  { name: 'payment-links', points: 60, windowS: 600, by: 'viewer', store: 'postgres' },
]

/** An export loads up to 50,000 contributions. */
const EXPORTS: Limit = {
  name: 'contribution-exports',
  points: 60,
  windowS: 3_600,
  by: 'registry',
  store: 'postgres',
}

const EXPIRED = { data: { state: 'expired' as const, contribution: null } }

/** Routes of contributions: giving, the owner's view and actions, payment links. */
export const contributionRoutes: Route[] = [
  route(
    contribute,
    {
      limits: CONTRIBUTE_LIMITS,
      repeat: repeatContribution,
    },
    contributeToRegistry,
  ),

  // The owner's actions.
  route(verifyPaymentEndpoint, async (request, app) => {
    const verified = await app.db.transaction(db => verifyPayment(db, own(request, app)))
    return { data: toOwnerContributor(verified) }
  }),

  route(verifyPaymentsEndpoint, async ({ viewer, body: { ids }, meta: { trace } }, app) => {
    const several = { actor: actorOf(viewer), ids, now: app.now(), trace }
    const { verified, refused } = await app.db.transaction(db => verifyPayments(db, several))
    return { verified: verified.map(toOwnerContributor), refused }
  }),

  route(
    sendPaymentReminder,
    {
      limits: REMINDERS,
      async limitsFor({ viewer, params }, { db, now }) {
        const found = await findOwnContributionWithItem(db, viewer.registryId, params.id)
        return reminderLimits(requireFound(found), now())
      },
    },
    async (request, app) => {
      const reminded = await app.db.transaction(db => sendReminder(db, own(request, app)))
      return { data: toOwnerContributor(reminded) }
    },
  ),

  route(deleteContribution, async (request, app) => {
    await app.db.transaction(db => voidContribution(db, own(request, app)))
    return {}
  }),

  route(resetItemContributions, async (request, app) =>
    app.db.transaction(async db => {
      const action = own(request, app)
      const { removed, totalCents } = await resetContributions(db, {
        ...action,
        shown: request.query,
      })
      const loaded = await loadItem(db, action.actor.registryId, action.id)
      const { item, contributions } = requireFound(loaded)
      return { data: toOwnerItem(item, contributions), removed, total: totalCents }
    }),
  ),

  // The owner's view. The export precedes the route for one contribution, whose `:id` would match 'export'.
  fileRoute(
    exportContributionsEndpoint,
    { limits: [EXPORTS] },
    async ({ viewer, meta: { trace } }, { db }) => {
      const text = await exportContributions(db, { actor: actorOf(viewer), trace })
      const { fileName } = activityMessages.table
      return { type: 'text/csv', bytes: Buffer.from(text), fileName }
    },
  ),

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

  // The setting that contributors are thanked by email automatically.
  route(getAutoThankYou, async ({ viewer }, { db }) => {
    const { autoThankYouEnabled } = requireFound(
      await registryStore.findById(db, viewer.registryId),
    )
    return { autoThankYouEnabled }
  }),

  route(setAutoThankYou, async ({ viewer, body: { enabled }, meta: { trace } }, app) => {
    const change = { actor: actorOf(viewer), enabled, now: app.now(), trace }
    await app.db.transaction(db => switchAutoThankYou(db, change))
    return { autoThankYouEnabled: enabled }
  }),

  // The link in a reminder, authorised by its key.
  route(
    getLinkedPayment,
    { limits: PAYMENT_LINKS },
    async ({ params: { id }, headers, query }, app) => {
      const key = headers['x-link-key'] ?? query.key ?? ''
      if (isExpiredKey(app, { id, key })) return EXPIRED
      return { data: await loadLinkedPayment(app.db, id) }
    },
  ),

  route(
    confirmLinkedPayment,
    { limits: PAYMENT_LINKS },
    async ({ params: { id }, body: { key, paymentMethod }, meta: { trace } }, app) => {
      if (isExpiredKey(app, { id, key })) return EXPIRED
      return app.db.transaction(async db => {
        await confirmPayment(db, { id: id.toLowerCase(), paymentMethod, at: app.now(), trace })
        return { data: await loadLinkedPayment(db, id) }
      })
    },
  ),
]
