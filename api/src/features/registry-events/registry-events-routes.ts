import { followOwnRegistry } from '@registry/shared/contract/registry/owner-events'
import { followRegistry } from '@registry/shared/contract/registry/registry-events'
import { AppError } from '@registry/shared/errors/app-error'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import type { App } from '../../http/app.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import { LIVE } from '../../http/limits/limit-counter.ts'
import { PAGE_ORDER } from '../../http/public-registry.ts'
import { type Route, streamRoute } from '../../http/routes/route.ts'
import type { RegistryViewer } from '../../http/routes/viewer.ts'
import { isLive } from '../auth/sessions/session-store.ts'
import { loadPublicRegistry } from '../public-registry/load-public-registry.ts'
import * as registryStore from '../registries/registry-store.ts'
import { rejectUnknownSlug } from '../registries/reject-unknown-slug.ts'

const LISTENING_MS = 2_000

/** Throws UNAVAILABLE unless changes are announced here, so that a client misses no event after 'hello'. */
async function requireListening({ notifications }: App): Promise<void> {
  if (await notifications.isListening(LISTENING_MS)) return
  throw new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })
}

/** Returns whether the session still exists. The legacy administrator has none; the age of their stream is limited. */
const isSignedIn = ({ db, now }: App, viewer: RegistryViewer) =>
  viewer.kind === 'owner' ? isLive(db, viewer.sessionId, now()) : Promise.resolve(true)

/** Routes for events of a registry, for its visitors and for its owner. */
export const registryEventRoutes: Route[] = [
  streamRoute(
    followRegistry,
    { limits: [LIVE] },
    async ({ params: { slug }, meta: { ip } }, app) => {
      const registry = await registryStore.findBySlug(app.db, slug)
      if (!registry) return rejectUnknownSlug(app, { slug, rest: '/events' })
      await requireListening(app)
      return app.registryEvents.open(registry.id, ipPrefix(ip), async () => {
        const page = await loadPublicRegistry(app, slug, PAGE_ORDER)
        return page?.version
      })
    },
  ),

  streamRoute(followOwnRegistry, { limits: [LIVE] }, async ({ viewer, meta: { ip } }, app) => {
    await requireListening(app)
    return app.ownerEvents.open({
      registryId: viewer.registryId,
      network: ipPrefix(ip),
      isAllowed: () => isSignedIn(app, viewer),
    })
  }),
]
