import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Limit } from '../../http/rate-limits.ts'
import * as registryStore from './registry-store.ts'

/** Addresses where no registry lives: who asks for many is guessing, since few are told to the world. */
export const GUESSES: Limit = { name: 'slug-guesses', points: 300, windowS: 60, by: 'ip' }

/** Throws RATE_LIMITED for who guessed too often, before they learn whether this slug is one. */
export function rejectSlugGuessing(app: App, ip: string): Promise<void> {
  return app.rateLimits.refuseSpent(GUESSES, networkOf(ip))
}

interface Asked {
  slug: string
  /** What was asked below it ('/items?sortBy=name'). */
  rest: string
  ip: string
}

/**
 * Refuses an address where no registry lives, and counts it: throws MOVED for a former one, else
 * REGISTRY_NOT_FOUND.
 */
export async function rejectUnknownSlug(app: App, { slug, rest, ip }: Asked): Promise<never> {
  await app.rateLimits.consume(GUESSES, networkOf(ip))
  const present = await registryStore.findCurrentSlug(app.db, slug)
  if (!present) throw new AppError('REGISTRY_NOT_FOUND')
  throw new AppError('MOVED', { location: `/api/registry/${present}${rest}` })
}
