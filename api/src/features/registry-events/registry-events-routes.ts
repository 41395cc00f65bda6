import { followRegistry } from '@registry/shared/contract/registry/registry-events'
import { AppError } from '@registry/shared/errors/app-error'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import { LIVE } from '../../http/limits/limit-counter.ts'
import { type Route, streamRoute } from '../../http/routes/route.ts'
import * as registryStore from '../registries/registry-store.ts'
import { rejectSlugGuessing, rejectUnknownSlug } from '../registries/reject-unknown-slug.ts'

const LISTENING_MS = 2_000

export const registryEventRoutes: Route[] = [
  streamRoute(
    followRegistry,
    async ({ params: { slug }, meta: { ip } }, app) => {
      await rejectSlugGuessing(app, ip)
      const registry = await registryStore.findBySlug(app.db, slug)
      if (!registry) return rejectUnknownSlug(app, { slug, rest: '/events', ip })
      // Listening must be active before 'hello', so that the client misses no later event.
      const isListening = await app.notifications.isListening(LISTENING_MS)
      if (!isListening) throw new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })
      return app.registryEvents.open(registry.id, ipPrefix(ip))
    },
    { limits: [LIVE] },
  ),
]
