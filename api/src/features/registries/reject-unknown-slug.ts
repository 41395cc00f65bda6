import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import * as registryStore from './registry-store.ts'

/** Limits requests for unknown slugs, which would allow to guess unlisted registries. */
export const GUESSES: Limit = { name: 'slug-guesses', points: 300, windowS: 60, by: 'ip' }

/** Throws RATE_LIMITED for a network with too many guesses, before the slug is looked up. */
export function rejectSlugGuessing(app: App, ip: string): Promise<void> {
  return app.rateLimits.rejectIfExhausted(GUESSES, ipPrefix(ip))
}

interface Asked {
  slug: string
  /** Rest of the path and query string ('/items?sortBy=name'). */
  rest: string
  ip: string
}

/** Counts a request for an unknown slug. Throws MOVED for a former slug, otherwise REGISTRY_NOT_FOUND. */
export async function rejectUnknownSlug(app: App, { slug, rest, ip }: Asked): Promise<never> {
  await app.rateLimits.consume(GUESSES, ipPrefix(ip))
  const present = await registryStore.findCurrentSlug(app.db, slug)
  if (!present) throw new AppError('REGISTRY_NOT_FOUND')
  throw new AppError('MOVED', { location: `/api/registry/${present}${rest}` })
}
