import { ApiError } from '@registry/shared/client/api-error'
import type { CallExtras } from '@registry/shared/client/create-client'
import type { Output } from '@registry/shared/contract/endpoint'
import { parseProductUrl } from '@registry/shared/contract/items/product-lookups'
import { authMessages } from '@registry/shared/messages/account/auth'
import { lookupFailures } from '@registry/shared/messages/items/lookup-failures'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { ownerClient } from '../../lib/api-client/owner-client.ts'
import type { FailedLookup, SuccessfulLookup } from './lookup-state.ts'

interface LookupRequest {
  url: string
  /** Scrapes again even if the page was scraped in the last 24 hours. */
  refresh: boolean
  lookupId: string
}

/** Requests the product behind a URL. Never throws: errors become a failed state. */
export async function requestLookup(
  body: LookupRequest,
  extras: CallExtras,
): Promise<SuccessfulLookup | FailedLookup> {
  try {
    return toState(body.url, await ownerClient.call(parseProductUrl, { body }, extras))
  } catch (error) {
    return toFailure(body.url, error)
  }
}

function toState(
  url: string,
  response: Output<typeof parseProductUrl>,
): SuccessfulLookup | FailedLookup {
  const { status, data, error, code, reason, cause, isStillReading, isCached } = response
  if (status !== 'failed' && data) return { status, url, product: data, isCached, isStillReading }
  return {
    status: 'failed',
    url,
    code: code ?? undefined,
    cause: cause ?? undefined,
    isStillReading,
    error: error ?? lookupMessages.failed,
    reason: reason ?? undefined,
  }
}

function toFailure(url: string, error: unknown): FailedLookup {
  const unexplained = { code: undefined, cause: undefined, reason: undefined }
  const failed = { status: 'failed', url, ...unexplained } as const
  if (!(error instanceof ApiError)) return { ...failed, error: lookupMessages.exception }
  if (error.code === 'TIMEOUT') {
    const { exception } = lookupMessages
    const reason = lookupFailures.TIMEOUT
    return { ...failed, code: 'TIMEOUT', isStillReading: true, error: exception, reason }
  }
  const { retryAfterS, fields } = error.details
  if (error.status === 429 && retryAfterS !== undefined)
    return { ...failed, error: authMessages.rateLimited(retryAfterS) }
  const isRejectedByServer = error.status >= 400 && error.status < 500
  if (isRejectedByServer) return { ...failed, error: fields?.url ?? error.message }
  return { ...failed, error: lookupMessages.exception, reason: error.message }
}
