/** Why a page could not be had. Coarse on purpose: who asks must not learn which check refused. */
export type FetchErrorCode = 'INVALID_URL' | 'FORBIDDEN_ADDRESS' | 'TIMEOUT' | 'UNREACHABLE'

/** A page that could not be had. The cause is for our log only. */
export class FetchError extends Error {
  readonly code: FetchErrorCode

  constructor(code: FetchErrorCode, cause?: unknown) {
    super('The page could not be read.', { cause })
    this.name = 'FetchError'
    this.code = code
  }
}
