import { health, ready } from '@registry/shared/contract/health'
import { AppError } from '@registry/shared/errors/app-error'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import type { App } from '../../http/app.ts'
import { type Route, route } from '../../http/routes/route.ts'
import { cachedFindings } from './cached-findings.ts'
import { loadFindings } from './load-findings.ts'

const createUnavailableError = () => new AppError('UNAVAILABLE', { retryAfterS: OUTAGE_RETRY_S })

async function isMigrated({ db }: App): Promise<boolean> {
  const { rows } = await db.raw(
    `select to_regclass('graphile_worker._private_jobs') is not null as "isMigrated"`,
  )
  return rows[0].isMigrated
}

function refuseWhenStopping({ lifecycle }: App): void {
  if (lifecycle.isStopping) throw createUnavailableError()
}

async function check(app: App) {
  if (!(await isMigrated(app))) throw createUnavailableError()
  return loadFindings(app)
}

export const healthRoutes: Route[] = [
  route(health, async () => ({})),

  route(ready, async ({ query }, app) => {
    // Not cached, so that a load balancer notices a stop at once.
    refuseWhenStopping(app)
    // All copies share the database: a proxy that required it would take out every copy in an outage, although they
    // serve cached lists.
    if (query.ignore === 'database') return {}
    const { findings, backupAgeS } = await cachedFindings(app, check)
    refuseWhenStopping(app)
    // Findings do not make the instance unready: they need an operator, and another instance would report the
    // same.
    return {
      ...(findings.length > 0 && { degraded: true, findings }),
      ...(backupAgeS !== undefined && { backupAgeS }),
    }
  }),
]
