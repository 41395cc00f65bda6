import type { App } from '../../http/app.ts'
import { mailboxKey } from '../../http/limits/mailbox-key.ts'
import type { KeyedLimit, Limit } from '../../http/limits/rate-limits.ts'

const HOUR_S = 3_600

/** High enough for a household that offers many things, too low for a script. */
export const OFFERS: readonly Limit[] = [
  { name: 'offer-session', points: 10, windowS: HOUR_S, by: 'viewer', store: 'postgres' },
  { name: 'offer-ip', points: 30, windowS: HOUR_S, by: 'ip', store: 'postgres' },
]

/** Limits lookups by email address, so that a script cannot try many of them. */
export const LOOKUPS: readonly Limit[] = [
  { name: 'track-ip', points: 10, windowS: HOUR_S, by: 'ip', store: 'postgres' },
]

/** Messages of an owner to offerers. */
export const MESSAGES: readonly Limit[] = [
  { name: 'offering-messages', points: 100, windowS: HOUR_S, by: 'registry', store: 'postgres' },
]

// Limits whose keys depend on the parsed request.
const bodyKeyLimit = (name: string, points: number): Limit => ({
  ...{ name, points, windowS: HOUR_S },
  ...{ by: 'registry', store: 'postgres' },
})
const REGISTRY_OFFERS = bodyKeyLimit('offer-registry', 100)
const EMAIL_OFFERS = bodyKeyLimit('offer-address', 10)
const EMAIL_LOOKUPS = bodyKeyLimit('track-address', 5)
const REPLIES = bodyKeyLimit('offering-replies', 20)
const REGISTRY_REPLIES = bodyKeyLimit('offering-replies-registry', 100)
const MESSAGES_TO_ONE = bodyKeyLimit('offering-messages-offering', 20)
const EMAIL_MESSAGES = bodyKeyLimit('offering-messages-address', 30)
const EMAIL_STATUS_CHANGES = bodyKeyLimit('offering-steps-address', 40)

/** Returns the limits of an offering by its registry and by the offerer's email address. */
export const offerLimits = ({
  registryId,
  email,
}: {
  registryId: string
  email: string
}): KeyedLimit[] => [
  { limit: REGISTRY_OFFERS, key: registryId },
  { limit: EMAIL_OFFERS, key: mailboxKey(email) },
]

/** Counts a lookup of offerings by email address, with or without results. Throws RATE_LIMITED. */
export const countLookup = ({ rateLimits }: Pick<App, 'rateLimits'>, email: string) =>
  rateLimits.consume(EMAIL_LOOKUPS, mailboxKey(email))

/** An offering with its registry and the recipient of messages about it. */
interface Written {
  id: string
  registryId: string
  offererEmail: string
}

/** Returns the limits of an offerer's message by its offering and by its registry, whose owner is mailed. */
export const replyLimits = (about: Omit<Written, 'offererEmail'>): KeyedLimit[] => [
  { limit: REPLIES, key: about.id },
  { limit: REGISTRY_REPLIES, key: about.registryId },
]

/**
 * Returns the limits of a message to an offerer by its offering and by its recipient. The email address is
 * unverified, and an attacker could open several registries to send mail to it.
 */
export const messageLimits = (about: Written): KeyedLimit[] => [
  { limit: MESSAGES_TO_ONE, key: about.id },
  { limit: EMAIL_MESSAGES, key: mailboxKey(about.offererEmail) },
]

/**
 * Returns the limit of status changes by the recipient of their emails, since an attacker could enter a
 * stranger's email address in several offerings.
 */
export const stepLimits = ({ offererEmail }: Pick<Written, 'offererEmail'>): KeyedLimit[] => [
  { limit: EMAIL_STATUS_CHANGES, key: mailboxKey(offererEmail) },
]
