const MINUTE = 60_000

/** A visitor's or owner's token that expires sooner is renewed before use. */
export const RENEW_BEFORE_MS = 5 * MINUTE

/** A visitor's token that expires sooner is renewed when the tab becomes visible again. */
export const RENEW_ON_RETURN_MS = MINUTE

/** Longest interval between renewals of an owner's access token on an idle page. */
export const RENEW_EVERY_MS = 25 * MINUTE

/**
 * Timeout of the first request for new tokens. Half of the 10 s in which the server accepts the previous refresh token,
 * so that the retry after a lost response, which needs a new connection, is not taken for a reuse. The retry has the
 * usual timeout.
 */
export const REFRESH_TIMEOUT_MS = 5_000

/** Delay before an owner's page retries a renewal after an outage. */
export const RETRY_AFTER_OUTAGE_MS = MINUTE
