import {
  changeOffering as changeEndpoint,
  getOwnOffering,
  markHandedOver as handedOverEndpoint,
  replyToParents as replyEndpoint,
  withdrawOffering as withdrawEndpoint,
} from '@registry/shared/contract/offerings/offerings'
import { onceRoute } from '../../../http/routes/once-route.ts'
import { type RequestMeta, type Route, requireFound, route } from '../../../http/routes/route.ts'
import { loadForOfferer } from '../load-offerings.ts'
import { requireKey } from '../offering-key.ts'
import { replyLimits } from '../offering-limits.ts'
import * as messageStore from '../offering-message-store.ts'
import { toMessage } from '../offering-presenter.ts'
import * as store from '../offering-store.ts'
import {
  changeOffering,
  markHandedOver,
  replyToParents,
  withdrawOffering,
} from './offerer-actions.ts'

const byLink = (
  { params, meta: { trace } }: { params: { id: string }; meta: RequestMeta },
  now: Date,
) => ({ id: params.id.toLowerCase(), trace, now })

/**
 * Routes for offerers, authorised by the key of the mailed link. They also work while offerings are disabled,
 * because earlier offerings still need to be discussed.
 */
export const offererRoutes: Route[] = [
  route(getOwnOffering, async ({ params: { id }, headers, query }, app) => {
    requireKey(app, id, headers['x-link-key'] ?? query.key ?? '')
    return { data: await loadForOfferer(app.db, id) }
  }),

  route(changeEndpoint, async ({ body: { key, ...changes }, ...request }, app) => {
    const by = byLink(request, app.now())
    requireKey(app, by.id, key)
    return app.db.transaction(async db => {
      await changeOffering(db, { ...by, changes })
      return { data: await loadForOfferer(db, by.id) }
    })
  }),

  route(withdrawEndpoint, async ({ body: { key }, ...request }, app) => {
    const by = byLink(request, app.now())
    requireKey(app, by.id, key)
    await app.db.transaction(db => withdrawOffering(db, by))
    return {}
  }),

  route(handedOverEndpoint, async ({ body: { key }, ...request }, app) => {
    const by = byLink(request, app.now())
    requireKey(app, by.id, key)
    return app.db.transaction(async db => {
      await markHandedOver(db, by)
      return { data: await loadForOfferer(db, by.id) }
    })
  }),

  onceRoute(
    replyEndpoint,
    {
      async limitsFor({ params: { id }, body: { key } }, app) {
        requireKey(app, id, key)
        return replyLimits(requireFound(await store.findById(app.db, id)))
      },
    },
    ({ body: { key, message }, ...request }, app) => {
      const by = byLink(request, app.now())
      requireKey(app, by.id, key)
      return {
        scope: `offering.reply ${by.id}`,
        request: { message },
        // The stored result holds no personal data.
        async work(db) {
          const written = await replyToParents(db, { ...by, messageId: app.newId(), message })
          return { id: written.id }
        },
        respond: async ({ id }) => ({
          data: toMessage(requireFound(await messageStore.findById(app.db, id))),
        }),
      }
    },
  ),
]
