import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import type { KeyedLimit } from '../../http/limits/rate-limits.ts'

interface CountedMail {
  registryId: string
  limits: readonly KeyedLimit[]
  /** Log message once a limit is passed. */
  refusal: string
}

/** Counts a mail about a registry; returns false, and logs `refusal`, once a limit is passed. */
export async function isWithinMailLimits(
  { rateLimits, log }: App,
  { registryId, limits, refusal }: CountedMail,
): Promise<boolean> {
  try {
    await rateLimits.consumeAll(limits, [])
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error
    log.warn({ registryId }, refusal)
    return false
  }
}
