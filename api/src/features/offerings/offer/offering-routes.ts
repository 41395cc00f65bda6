import {
  createOffering as createEndpoint,
  listMyOfferings,
  listPublicOfferings,
  trackOfferings,
} from '@registry/shared/contract/offerings/offerings'
import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../../http/app.ts'
import { onceRoute } from '../../../http/routes/once-route.ts'
import { type Route, requireFound, route } from '../../../http/routes/route.ts'
import { requireAccountHolder } from '../../../http/routes/viewer-permissions.ts'
import * as userStore from '../../users/user-store.ts'
import { loadPhotos } from '../load-offerings.ts'
import { countLookup, LOOKUPS, OFFERS, offerLimits } from '../offering-limits.ts'
import { toMyOfferingCard, toOfferingCard, toPublicOffering } from '../offering-presenter.ts'
import * as store from '../offering-store.ts'
import { createOffering, findAcceptingRegistry } from './create-offering.ts'

/** Returns the registry to search, or none for all registries. Throws if offerings are disabled. */
async function findScope(app: App, slug: string | undefined): Promise<{ registryId?: string }> {
  if (slug !== undefined) return { registryId: (await findAcceptingRegistry(app, slug)).id }
  if (!app.config.giftPassingEnabled) throw new AppError('NOT_FOUND')
  return {}
}

/** Routes for visitors without a mailed link, and for owners who offered items to other registries. */
export const offeringRoutes: Route[] = [
  onceRoute(
    createEndpoint,
    {
      limits: OFFERS,
      async limitsFor({ body: { registrySlug, offererEmail: email } }, app) {
        const { id: registryId } = await findAcceptingRegistry(app, registrySlug)
        return offerLimits({ registryId, email })
      },
    },
    async ({ body: { registrySlug, ...request }, meta: { trace } }, app) => {
      const { id: registryId } = await findAcceptingRegistry(app, registrySlug)
      return {
        // The scope excludes the session: a retry with a renewed session must not be stored twice.
        scope: `offer ${registryId}`,
        request,
        async work(db) {
          const id = app.newId()
          await createOffering(db, app, { id, registryId, request, trace, now: app.now() })
          return { id, status: 'pending_review' as const }
        },
        respond: data => ({ data }),
      }
    },
  ),

  route(listPublicOfferings, async ({ query: { registrySlug, limit, offset } }, app) => {
    const { id: registryId } = await findAcceptingRegistry(app, registrySlug)
    const { offerings, total } = await store.listPublic(app.db, { registryId, limit, offset })
    return { offerings: offerings.map(toPublicOffering), total }
  }),

  route(trackOfferings, { limits: LOOKUPS }, async ({ query: { email, registrySlug } }, app) => {
    await countLookup(app, email)
    const place = await findScope(app, registrySlug)
    const asked = { email, ...place, onlyAccepting: true }
    const offerings = await store.listByEmail(app.db, asked)
    // Also queried without offerings, so that the response time does not reveal whether there are any.
    const photos = await loadPhotos(app.db, offerings)
    return { offerings: offerings.map(one => toOfferingCard(one, photos(one.id))) }
  }),

  route(listMyOfferings, async ({ viewer, query: { userEmail } }, { db }) => {
    const { userId } = requireAccountHolder(viewer)
    const account = requireFound(await userStore.findById(db, userId))
    const isOwn = userEmail.toLowerCase() === account.email.toLowerCase()
    // An unverified email address may belong to another person.
    if (!isOwn || !account.emailVerifiedAt) throw new AppError('NOT_FOUND')
    const offerings = await store.listByEmail(db, { email: userEmail, onlyAccepting: false })
    const photos = await loadPhotos(db, offerings)
    return { offerings: offerings.map(one => toMyOfferingCard(one, photos(one.id))) }
  }),
]
