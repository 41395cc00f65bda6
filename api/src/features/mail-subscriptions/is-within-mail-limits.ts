import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import type { KeyedLimit } from '../../http/limits/rate-limits.ts'

interface CountedMail {
  registryId: string
  limits: readonly KeyedLimit[]
  /** Log message when a limit is exceeded. */
  refusal: string
}

/** Counts a mail about a registry. Logs `refusal` and returns false when a limit is exceeded. */
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
