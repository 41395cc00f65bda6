import type { Endpoint } from '@registry/shared/contract/endpoint'
import type { Db } from '../../db/connect.ts'
import { findStoredResponse, type IdempotentRequest, runOnce } from '../../db/idempotency.ts'
import type { App } from '../app.ts'
import {
  type Bound,
  type Route,
  type RouteOptions,
  type RouteRequest,
  type RouteResponse,
  route,
  splitBound,
} from './route.ts'

/** How a request runs once per Idempotency-Key. */
interface OncePlan<E extends Endpoint, T> extends Omit<IdempotentRequest<T>, 'key' | 'onReplay'> {
  /** Runs in the transaction that also stores its result. */
  work(db: Db): Promise<T>
  /** Returns the response to a result, which may have been stored by an earlier request. */
  respond(result: T): RouteResponse<E> | Promise<RouteResponse<E>>
}

type PlanFor<E extends Endpoint, T> = (
  request: RouteRequest<E>,
  app: App,
) => OncePlan<E, T> | Promise<OncePlan<E, T>>

/**
 * Binds an endpoint that takes an Idempotency-Key. `plan` throws when the viewer may not make the request.
 * A replay counts against no limit, and is answered also beyond one.
 */
export function onceRoute<E extends Endpoint, T>(
  endpoint: E,
  ...bound: Bound<Omit<RouteOptions<E>, 'repeat'>, PlanFor<E, T>>
): Route {
  const [options, plan] = splitBound(bound)
  const prepare = async (request: RouteRequest<E>, app: App) => {
    const { work, respond, ...input } = await plan(request, app)
    const { idempotencyKey: key, onReplay } = request.meta
    return { asked: { ...input, key, onReplay }, work, respond }
  }
  const handler = async (request: RouteRequest<E>, app: App) => {
    const { asked, work, respond } = await prepare(request, app)
    return respond(await runOnce(app.db, asked, work))
  }
  return route(
    endpoint,
    {
      ...options,
      async repeat(request, app) {
        const { asked, respond } = await prepare(request, app)
        const stored = await findStoredResponse(app.db, asked)
        return stored === undefined ? undefined : respond(stored)
      },
    },
    handler,
  )
}
