import * as calls from '@registry/shared/contract/offerings/owner-offerings'
import { ACCEPTED_STATUSES } from '@registry/shared/offerings/statuses'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import { onceRoute } from '../../../http/routes/once-route.ts'
import {
  type RequestMeta,
  type Route,
  type RouteRequest,
  requireFound,
  route,
} from '../../../http/routes/route.ts'
import type { RegistryViewer } from '../../../http/routes/viewer.ts'
import { actorOf } from '../../audit/audit-store.ts'
import { loadAllForOwner, loadForOwner } from '../load-offerings.ts'
import { MESSAGES, messageLimits, stepLimits } from '../offering-limits.ts'
import * as messageStore from '../offering-message-store.ts'
import { toMessage } from '../offering-presenter.ts'
import * as store from '../offering-store.ts'
import { countOfferings } from './offering-analytics.ts'
import {
  changeOfferingStatus,
  flagOffering,
  type OwnerAction,
  planPickup,
  reviewOffering,
  type StatusChange,
  sendMessageToOfferer,
  toPickup,
} from './owner-offering-actions.ts'

interface RequestInput {
  viewer: RegistryViewer
  meta: RequestMeta
}

const byOwner = ({ viewer, meta: { trace } }: RequestInput, id: string, app: App): OwnerAction => ({
  actor: actorOf(viewer),
  id: id.toLowerCase(),
  newId: app.newId,
  trace,
  now: app.now(),
})

/** Changes one of the owner's offerings and returns its new state. */
async function change(
  request: RequestInput & { params: { id: string } },
  app: App,
  work: (db: Db, by: OwnerAction) => Promise<void>,
) {
  const by = byOwner(request, request.params.id, app)
  return app.db.transaction(async db => {
    await work(db, by)
    return { data: await loadForOwner(db, by.actor.registryId, by.id) }
  })
}

type StepEndpoint =
  | typeof calls.approveOffering
  | typeof calls.rejectOffering
  | typeof calls.expressInterest
  | typeof calls.setOfferingStatus

/** Binds an endpoint that changes an offering's status once per Idempotency-Key. */
function stepRoute<E extends StepEndpoint, S extends StatusChange>(
  endpoint: E,
  toStep: (request: RouteRequest<E>) => S,
  work: (db: Db, by: OwnerAction, step: S) => Promise<void>,
): Route {
  return onceRoute<StepEndpoint, object>(
    endpoint,
    {
      limitsFor: async ({ viewer, params }, { db }) =>
        stepLimits(requireFound(await store.findOwn(db, viewer.registryId, params.id))),
    },
    (request, app) => {
      const by = byOwner(request, request.params.id, app)
      const step = toStep(request as RouteRequest<E>)
      const { registryId } = by.actor
      return {
        scope: `offering.step ${registryId} ${by.id} ${step.to}`,
        request: request.body,
        // The stored result holds no personal data.
        async work(db) {
          await work(db, by, step)
          return {}
        },
        respond: async () => ({ data: await loadForOwner(app.db, registryId, by.id) }),
      }
    },
  )
}

/** Counts of an installation without gift passing, whose dashboards show no offerings. */
const NO_OFFERINGS = { pending: 0, accepted: 0, total: 0, unread: 0 }

async function countsOf(db: Db, registryId: string) {
  const [by, unread] = await Promise.all([
    store.countByStatus(db, registryId),
    messageStore.countUnread(db, registryId),
  ])
  const accepted = ACCEPTED_STATUSES.reduce((sum, status) => sum + (by[status] ?? 0), 0)
  const total = Object.values(by).reduce((sum, count) => sum + count, 0)
  return { pending: by.pending_review ?? 0, accepted, total, unread }
}

/** Routes for the owner's decisions about offerings. */
export const ownerOfferingRoutes: Route[] = [
  route(calls.listOfferings, async ({ viewer: { registryId }, query }, { db, config }) => {
    if (!config.giftPassingEnabled) return { offerings: [], total: 0, counts: NO_OFFERINGS }
    const { status, limit, offset } = query
    const named = status === undefined ? undefined : [status]
    const statuses = named?.flatMap(one => (one === 'accepted' ? ACCEPTED_STATUSES : [one]))
    const [{ offerings, total }, counts] = await Promise.all([
      store.listByRegistry(db, { registryId, statuses, limit, offset }),
      countsOf(db, registryId),
    ])
    return { offerings: await loadAllForOwner(db, offerings), total, counts }
  }),

  stepRoute(
    calls.approveOffering,
    ({ body }) => ({ to: 'available', note: body.adminNotes }),
    reviewOffering,
  ),

  stepRoute(
    calls.rejectOffering,
    ({ body }) => ({ to: 'cancelled', note: body.reason }),
    reviewOffering,
  ),

  route(calls.flagOffering, (request, app) =>
    change(request, app, (db, by) => flagOffering(db, by, request.body.flagReason)),
  ),

  stepRoute(
    calls.expressInterest,
    ({ body: { userData, message: note } }) => {
      const contact = { ...userData, phone: userData.phone || null }
      return { to: 'interested', note, contact }
    },
    changeOfferingStatus,
  ),

  stepRoute(
    calls.setOfferingStatus,
    ({ body: { status: to, note, pickup } }) => ({ to, note, pickup: pickup && toPickup(pickup) }),
    planPickup,
  ),

  route(calls.listOfferingMessages, async ({ viewer: { registryId }, params }, { db, now }) => {
    const { id } = requireFound(await store.findOwn(db, registryId, params.id))
    const messages = await messageStore.list(db, id)
    const until = messages.at(-1)?.createdAt
    if (until) await messageStore.markRead(db, { offeringId: id, until, at: now() })
    return { messages: messages.map(toMessage) }
  }),

  onceRoute(
    calls.sendOfferingMessage,
    {
      limits: MESSAGES,
      limitsFor: async ({ viewer, body }, { db }) =>
        messageLimits(requireFound(await store.findOwn(db, viewer.registryId, body.offeringId))),
    },
    (request, app) => {
      const { offeringId, message } = request.body
      const by = byOwner(request, offeringId, app)
      return {
        scope: `offering.message ${by.id}`,
        request: { message },
        // The stored result holds no personal data.
        async work(db) {
          const written = await sendMessageToOfferer(db, by, message)
          return { id: written.id }
        },
        respond: async ({ id }) => ({
          data: toMessage(requireFound(await messageStore.findById(app.db, id))),
        }),
      }
    },
  ),

  route(calls.getOfferingAnalytics, async ({ viewer: { registryId } }, { db }) => ({
    data: await countOfferings(db, registryId),
  })),
]
