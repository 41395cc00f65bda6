import {
  createOffering as createEndpoint,
  listMyOfferings,
  listPublicOfferings,
  trackOfferings,
} from '@registry/shared/contract/offerings'
import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import { onceRoute } from '../../http/once-route.ts'
import { type Route, route } from '../../http/route.ts'
import { accountHolder } from '../../http/viewer-policy.ts'
import { requireFound } from '../registries/registry-policy.ts'
import * as userStore from '../users/user-store.ts'
import { createOffering } from './create-offering.ts'
import { findAcceptingRegistry } from './find-accepting-registry.ts'
import { loadPhotos } from './load-offerings.ts'
import { countLookup, OFFERS, offerLimits, TRACKS } from './offering-limits.ts'
import { toCard, toMyCard, toPublicOffering } from './offering-presenter.ts'
import * as store from './offering-store.ts'

/** Where to look for what was offered: on one registry, or on all. Throws where passing on is off. */
async function placeOf(app: App, slug: string | undefined): Promise<{ registryId?: string }> {
  if (slug !== undefined) return { registryId: (await findAcceptingRegistry(app, slug)).id }
  if (!app.config.giftPassingEnabled) throw new AppError('NOT_FOUND')
  return {}
}

/** What visitors do without a link of their own, and what owners offered elsewhere. */
export const offeringRoutes: Route[] = [
  onceRoute(
    createEndpoint,
    async ({ body: { registrySlug, ...request }, meta: { trace } }, app) => {
      const { id: registryId } = await findAcceptingRegistry(app, registrySlug)
      return {
        // Not by session: a retry after the session was renewed must still count once.
        scope: `offer ${registryId}`,
        request,
        async work(db) {
          const id = app.newId()
          await createOffering(db, { id, registryId, request, trace, now: app.now() })
          return { id, status: 'pending_review' as const }
        },
        respond: data => ({ data }),
      }
    },
    {
      limits: OFFERS,
      async limitsFor({ body: { registrySlug, offererEmail: email } }, app) {
        const { id: registryId } = await findAcceptingRegistry(app, registrySlug)
        return offerLimits({ registryId, email })
      },
    },
  ),

  route(listPublicOfferings, async ({ query: { registrySlug, limit, offset } }, app) => {
    const { id: registryId } = await findAcceptingRegistry(app, registrySlug)
    const { offerings, total } = await store.listPublic(app.db, { registryId, limit, offset })
    return { offerings: offerings.map(toPublicOffering), total }
  }),

  route(
    trackOfferings,
    async ({ query: { email, registrySlug } }, app) => {
      await countLookup(app, email)
      const place = await placeOf(app, registrySlug)
      const asked = { email, ...place, onlyAccepting: true }
      const offerings = await store.listByEmail(app.db, asked)
      // Asked for where there are none too: what is known takes no other way than what is not.
      const photos = await loadPhotos(app.db, offerings)
      return { offerings: offerings.map(one => toCard(one, photos(one.id))) }
    },
    { limits: TRACKS },
  ),

  route(listMyOfferings, async ({ viewer, query: { userEmail } }, { db }) => {
    const { userId } = accountHolder(viewer)
    const account = requireFound(await userStore.findById(db, userId))
    const isOwn = userEmail.toLowerCase() === account.email.toLowerCase()
    // An address that was not shown to be theirs is as good as another's.
    if (!isOwn || !account.emailVerifiedAt) throw new AppError('NOT_FOUND')
    const offerings = await store.listByEmail(db, { email: userEmail, onlyAccepting: false })
    const photos = await loadPhotos(db, offerings)
    return { offerings: offerings.map(one => toMyCard(one, photos(one.id))) }
  }),
]
