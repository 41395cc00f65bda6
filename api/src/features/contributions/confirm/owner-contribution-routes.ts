import {
  deleteContribution,
  sendPaymentReminder,
  verifyPayment as verifyPaymentEndpoint,
  verifyPayments as verifyPaymentsEndpoint,
} from '@registry/shared/contract/contributions/owner-contributions'
import { resetItemContributions } from '@registry/shared/contract/items/items'
import type { App } from '../../../http/app.ts'
import type { Limit } from '../../../http/limits/rate-limits.ts'
import { type RequestMeta, type Route, requireFound, route } from '../../../http/routes/route.ts'
import type { RegistryViewer } from '../../../http/routes/viewer.ts'
import { actorOf } from '../../audit/audit-store.ts'
import { toOwnerContributor } from '../../contribution-records/contribution-presenter.ts'
import { toOwnerItem } from '../../items/item-presenter.ts'
import { loadItem } from '../../items/load-items.ts'
import {
  type ContributionAction,
  resetContributions,
  sendReminder,
  verifyPayment,
  verifyPayments,
  voidContribution,
} from './contribution-actions.ts'

// Reminders go to people who did not request them, so they are limited to a registry's usual number.
const REMINDERS: readonly Limit[] = [
  { name: 'reminders-session', points: 60, windowS: 60, by: 'viewer', store: 'postgres' },
  { name: 'reminders-registry', points: 200, windowS: 86_400, by: 'registry', store: 'postgres' },
]

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

/** Routes for the owner's actions on contributions. */
export const ownerContributionRoutes: Route[] = [
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
    async (request, app) => {
      const reminded = await app.db.transaction(db => sendReminder(db, own(request, app)))
      return { data: toOwnerContributor(reminded) }
    },
    { limits: REMINDERS },
  ),

  route(deleteContribution, async (request, app) => {
    await app.db.transaction(db => voidContribution(db, own(request, app)))
    return {}
  }),

  route(resetItemContributions, async ({ viewer, params, meta }, app) =>
    app.db.transaction(async db => {
      const { removed, totalCents } = await resetContributions(db, {
        actor: actorOf(viewer),
        id: params.id,
        now: app.now(),
        meta,
      })
      const { item, contributions } = requireFound(await loadItem(db, viewer.registryId, params.id))
      return { data: toOwnerItem(item, contributions), removed, total: totalCents }
    }),
  ),
]
