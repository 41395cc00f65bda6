import { AppError } from '@registry/shared/errors/app-error'
import type { Context } from 'koa'
import { ipPrefix } from './ip-prefix.ts'
import type { Route } from './route.ts'

/** Smaller bodies are no burden, however many come at once. */
const LARGE_BYTES = 1_000_000
/**
 * What one process takes of large bodies at once: in memory each is there several times over. Our own
 * pages make photos a tenth of what may come, so that a whole party has room.
 */
const IN_ALL_BYTES = 60_000_000
/** One address alone cannot fill it. */
const BY_ADDRESS_BYTES = 30_000_000
const RETRY_S = 5

/** What a body may grow to: packed, or without a length, as far as its route goes. */
function claimOf(ctx: Context, maxBytes: number): number {
  const isOpen = ctx.get('content-length') === '' || ctx.get('content-encoding') !== ''
  return isOpen ? maxBytes : Math.min(Number(ctx.get('content-length')), maxBytes)
}

/**
 * Room for the large bodies of a route. What is taken is given back by the function that comes back.
 * Throws RATE_LIMITED when one address has too much on its way, UNAVAILABLE when all have.
 */
export function createUploadBudget({ endpoint }: Pick<Route, 'endpoint'>): (ctx: Context) => () => void {
  const maxBytes = endpoint.maxBodyBytes ?? 0
  if (maxBytes < LARGE_BYTES) return () => () => undefined
  const byAddress = new Map<string, number>()
  let inAll = 0
  const add = (network: string, bytes: number) => {
    inAll += bytes
    const held = (byAddress.get(network) ?? 0) + bytes
    if (held > 0) byAddress.set(network, held)
    else byAddress.delete(network)
  }
  return ctx => {
    const network = ipPrefix(ctx.ip)
    const bytes = claimOf(ctx, maxBytes)
    const refusal = { retryAfterS: RETRY_S }
    if ((byAddress.get(network) ?? 0) + bytes > BY_ADDRESS_BYTES) {
      throw new AppError('RATE_LIMITED', refusal)
    }
    if (inAll + bytes > IN_ALL_BYTES) throw new AppError('UNAVAILABLE', refusal)
    add(network, bytes)
    return () => add(network, -bytes)
  }
}
