const MINUTE = 60_000

/** A token, a visitor's or an owner's, that ends this soon is renewed before it is used. */
export const RENEW_BEFORE_MS = 5 * MINUTE

/** A visitor's token that ends sooner than this is renewed when the tab is looked at again. */
export const RENEW_ON_RETURN_MS = MINUTE

/** The longest that an owner's access token stays in use on a page that lies open. */
export const RENEW_EVERY_MS = 25 * MINUTE

/** How long an owner's page waits before it asks again a server that could not answer. */
export const RETRY_AFTER_OUTAGE_MS = MINUTE
