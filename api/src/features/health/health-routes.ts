import { health, ready } from '@registry/shared/contract/health'
import { AppError } from '@registry/shared/errors/app-error'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import type { App } from '../../http/app.ts'
import { type Route, route } from '../../http/route.ts'

const away = () => new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })

// Data and queue stand in one database: one look answers for both.
async function look({ db }: App): Promise<{ isReady: boolean; isDegraded: boolean }> {
  const { rows } = await db.raw(
    `select to_regclass('graphile_worker._private_jobs') is not null as "isReady",
            exists (select from findings) as "isDegraded"`,
  )
  return rows[0]
}

export const healthRoutes: Route[] = [
  route(health, async () => ({})),

  route(ready, async (_request, app) => {
    if (app.lifecycle.isStopping) throw away()
    const { isReady, isDegraded } = await look(app)
    if (!isReady) throw away()
    // A wrong sum is no reason to turn visitors away: it needs a person, not another server.
    return isDegraded ? { degraded: true } : {}
  }),
]
