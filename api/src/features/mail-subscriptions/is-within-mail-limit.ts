import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'

/** Counts a mail about a registry; returns false, and logs `refusal`, once the limit is passed. */
export async function isWithinMailLimit(
  { rateLimits, log }: App,
  limit: Limit,
  registryId: string,
  refusal: string,
): Promise<boolean> {
  try {
    await rateLimits.consume(limit, registryId)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error
    log.warn({ registryId }, refusal)
    return false
  }
}
