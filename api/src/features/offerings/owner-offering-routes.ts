import * as calls from '@registry/shared/contract/owner-offerings'
import { ACCEPTED_STATUSES } from '@registry/shared/offerings/statuses'
import type { Db } from '../../db/connect.ts'
import { once } from '../../db/idempotency.ts'
import type { App } from '../../http/app.ts'
import { type RequestMeta, type Route, route } from '../../http/route.ts'
import type { RegistryViewer } from '../../http/viewer.ts'
import { actorOf, found } from '../registries/registry-policy.ts'
import { flagOffering } from './flag-offering.ts'
import { forOwner, loadForOwner } from './load-offerings.ts'
import { countOfferings } from './offering-analytics.ts'
import { countMessage, countStep, MESSAGES } from './offering-limits.ts'
import * as messageStore from './offering-message-store.ts'
import { toMessage } from './offering-presenter.ts'
import * as store from './offering-store.ts'
import { type ByOwner, reviewOffering, type Step, stepOffering } from './step-offering.ts'
import { writeToOfferer } from './write-to-offerer.ts'

interface Asked {
  viewer: RegistryViewer
  meta: RequestMeta
}

const byOwner = ({ viewer, meta: { trace } }: Asked, id: string, app: App): ByOwner => ({
  actor: actorOf(viewer),
  id: id.toLowerCase(),
  newId: app.newId,
  trace,
  now: app.now(),
})

/** Changes one of the own offerings and gives it as it is then. */
async function change(
  request: Asked & { params: { id: string } },
  app: App,
  work: (db: Db, by: ByOwner) => Promise<void>,
) {
  const by = byOwner(request, request.params.id, app)
  return app.db.transaction(async db => {
    await work(db, by)
    return { data: await loadForOwner(db, by.actor.registryId, by.id) }
  })
}

/** As `change`, but counts once under a key: a try after a lost answer is no second step. */
async function take<S extends Step>(
  request: Asked & { params: { id: string }; body: unknown },
  app: App,
  step: S,
  work: (db: Db, by: ByOwner, step: S) => Promise<void>,
) {
  const by = byOwner(request, request.params.id, app)
  const { registryId } = by.actor
  await countStep(app, found(await store.findOwn(app.db, registryId, by.id)))
  const { idempotencyKey: key, onReplay } = request.meta
  const scope = `offering.step ${registryId} ${by.id} ${step.to}`
  // The answer that is kept for retries holds nothing of anybody.
  await once(app.db, { scope, key, request: request.body, onReplay }, async db => {
    await work(db, by, step)
    return {}
  })
  return { data: await loadForOwner(app.db, registryId, by.id) }
}

async function countsOf(db: Db, registryId: string) {
  const [by, unread] = await Promise.all([
    store.countByStatus(db, registryId),
    messageStore.countUnread(db, registryId),
  ])
  const accepted = ACCEPTED_STATUSES.reduce((sum, status) => sum + (by[status] ?? 0), 0)
  const total = Object.values(by).reduce((sum, count) => sum + count, 0)
  return { pending: by.pending_review ?? 0, accepted, total, unread }
}

/** What the parents do with what they are offered. */
export const ownerOfferingRoutes: Route[] = [
  route(calls.listOfferings, async ({ viewer: { registryId }, query }, { db }) => {
    const { status, limit, offset } = query
    const named = status === undefined ? undefined : [status]
    const statuses = named?.flatMap(one => (one === 'accepted' ? ACCEPTED_STATUSES : [one]))
    const [{ offerings, total }, counts] = await Promise.all([
      store.listByRegistry(db, { registryId, statuses, limit, offset }),
      countsOf(db, registryId),
    ])
    return { offerings: await forOwner(db, offerings), total, counts }
  }),

  route(calls.approveOffering, (request, app) =>
    take(request, app, { to: 'available', note: request.body.adminNotes }, reviewOffering),
  ),

  route(calls.rejectOffering, (request, app) =>
    take(request, app, { to: 'cancelled', note: request.body.reason }, reviewOffering),
  ),

  route(calls.flagOffering, (request, app) =>
    change(request, app, (db, by) => flagOffering(db, by, request.body.flagReason)),
  ),

  route(calls.expressInterest, (request, app) => {
    const { userData, message: note } = request.body
    const contact = { ...userData, phone: userData.phone || null }
    return take(request, app, { to: 'interested', note, contact }, stepOffering)
  }),

  route(calls.setOfferingStatus, (request, app) => {
    const { status: to, note } = request.body
    return take(request, app, { to, note }, stepOffering)
  }),

  route(calls.listOfferingMessages, async ({ viewer: { registryId }, params }, { db, now }) => {
    const { id } = found(await store.findOwn(db, registryId, params.id))
    const messages = await messageStore.list(db, id)
    const until = messages.at(-1)?.createdAt
    if (until) await messageStore.markRead(db, { offeringId: id, until, at: now() })
    return { messages: messages.map(toMessage) }
  }),

  route(
    calls.sendOfferingMessage,
    async (request, app) => {
      const { offeringId, message } = request.body
      const by = byOwner(request, offeringId, app)
      const { registryId } = by.actor
      await countMessage(app, found(await store.findOwn(app.db, registryId, by.id)))
      const { idempotencyKey: key, onReplay } = request.meta
      const asked = { scope: `offering.message ${by.id}`, key, request: { message }, onReplay }
      // The answer that is kept for retries holds nothing of anybody.
      const { id } = await once(app.db, asked, async db => {
        const written = await writeToOfferer(db, by, message)
        return { id: written.id }
      })
      return { data: toMessage(found(await messageStore.findById(app.db, id))) }
    },
    { limits: MESSAGES },
  ),

  route(calls.getOfferingAnalytics, async ({ viewer: { registryId } }, { db }) => ({
    data: await countOfferings(db, registryId),
  })),
]
