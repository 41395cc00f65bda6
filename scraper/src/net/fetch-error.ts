/** Failure codes, coarse so that users cannot probe which check rejected a URL. */
export type FetchErrorCode = 'INVALID_URL' | 'FORBIDDEN_ADDRESS' | 'TIMEOUT' | 'UNREACHABLE'

/** A page that could not be fetched. The cause is for the log only. */
export class FetchError extends Error {
  readonly code: FetchErrorCode

  constructor(code: FetchErrorCode, cause?: unknown) {
    super('The page could not be read.', { cause })
    this.name = 'FetchError'
    this.code = code
  }
}
