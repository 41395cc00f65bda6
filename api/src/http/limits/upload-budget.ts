import { AppError } from '@registry/shared/errors/app-error'
import type { Context } from 'koa'
import type { Route } from '../routes/route.ts'
import { ipPrefix } from './ip-prefix.ts'

/** Body limit in bytes below which a route needs no upload budget. */
const LARGE_BYTES = 1_000_000
/**
 * Maximum bytes of concurrent large bodies per process; each body exists several times in memory while it is
 * parsed. Our pages shrink photos to a tenth of the maximum, so many visitors fit.
 */
const IN_ALL_BYTES = 60_000_000
/** Maximum bytes of concurrent large bodies per IP address. */
const BY_ADDRESS_BYTES = 30_000_000
const RETRY_S = 5

/**
 * Returns the maximum size of a body: its Content-Length, or the route's limit if it is compressed or has no
 * length.
 */
function claimOf(ctx: Context, maxBytes: number): number {
  const isOpen = ctx.get('content-length') === '' || ctx.get('content-encoding') !== ''
  return isOpen ? maxBytes : Math.min(Number(ctx.get('content-length')), maxBytes)
}

/** True for a route whose bodies may be large, so that its limits are counted before it reads them. */
export const needsUploadBudget = ({ endpoint }: Pick<Route, 'endpoint'>) =>
  (endpoint.maxBodyBytes ?? 0) >= LARGE_BYTES

/** Reserves memory for the body of a request and returns the function that releases it. */
export type UploadBudget = (route: Pick<Route, 'endpoint'>, ctx: Context) => () => void

/**
 * Creates the budget of a process, which all routes share. It throws RATE_LIMITED when one IP address exceeds its
 * share, UNAVAILABLE when the process does.
 */
export function createUploadBudget(): UploadBudget {
  const byAddress = new Map<string, number>()
  let inAll = 0
  const add = (network: string, bytes: number) => {
    inAll += bytes
    const held = (byAddress.get(network) ?? 0) + bytes
    if (held > 0) byAddress.set(network, held)
    else byAddress.delete(network)
  }
  return (route, ctx) => {
    if (!needsUploadBudget(route)) return () => undefined
    const network = ipPrefix(ctx.ip)
    const bytes = claimOf(ctx, route.endpoint.maxBodyBytes ?? 0)
    const refusal = { retryAfterS: RETRY_S }
    if ((byAddress.get(network) ?? 0) + bytes > BY_ADDRESS_BYTES) {
      throw new AppError('RATE_LIMITED', refusal)
    }
    if (inAll + bytes > IN_ALL_BYTES) throw new AppError('UNAVAILABLE', refusal)
    add(network, bytes)
    return () => add(network, -bytes)
  }
}
