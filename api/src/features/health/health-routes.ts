import { health, ready } from '@registry/shared/contract/health'
import { AppError } from '@registry/shared/errors/app-error'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import { type Route, route } from '../../http/route.ts'

export const healthRoutes: Route[] = [
  route(health, async () => ({})),

  route(ready, async (_request, { db }) => {
    // Data and queue stand in one database: one look answers for both.
    const [row] = (
      await db.raw(
        `select to_regclass('public.items') is not null
            and to_regclass('graphile_worker._private_jobs') is not null as is_ready`,
      )
    ).rows
    if (!row?.is_ready) throw new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })
    return {}
  }),
]
