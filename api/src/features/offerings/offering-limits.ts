import { createHash } from 'node:crypto'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/rate-limits.ts'
import type { KeyedLimit } from '../../http/route.ts'

const HOUR_S = 3_600

/** A household that clears a cupboard gets through, a script does not. */
export const OFFERS: readonly Limit[] = [
  { name: 'offer-session', points: 10, windowS: HOUR_S, by: 'viewer', store: 'postgres' },
  { name: 'offer-ip', points: 30, windowS: HOUR_S, by: 'ip', store: 'postgres' },
]

/** Limits lookups by email address, so that a script cannot try one address after the other. */
export const TRACKS: readonly Limit[] = [
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
const ADDRESS_OFFERS = bodyKeyLimit('offer-address', 10)
const ADDRESS_TRACKS = bodyKeyLimit('track-address', 5)
const REPLIES = bodyKeyLimit('offering-replies', 20)
const REGISTRY_REPLIES = bodyKeyLimit('offering-replies-registry', 100)
const MESSAGES_TO_ONE = bodyKeyLimit('offering-messages-offering', 20)
const ADDRESS_MESSAGES = bodyKeyLimit('offering-messages-address', 30)
const ADDRESS_STEPS = bodyKeyLimit('offering-steps-address', 40)

/**
 * Returns the hash of a mailbox as its key in the table of limits. Ignores a part from `+`, since most mail
 * services deliver such addresses to the same mailbox.
 */
function keyOf(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  return createHash('sha256').update(mailbox).digest('base64url')
}

/** Returns the limits of an offering by its registry and by the address that receives its mail. */
export const offerLimits = ({
  registryId,
  email,
}: {
  registryId: string
  email: string
}): KeyedLimit[] => [
  { limit: REGISTRY_OFFERS, key: registryId },
  { limit: ADDRESS_OFFERS, key: keyOf(email) },
]

/** Counts a lookup of the offerings of an address, with or without results. Throws RATE_LIMITED. */
export const countLookup = ({ rateLimits }: Pick<App, 'rateLimits'>, email: string) =>
  rateLimits.consume(ADDRESS_TRACKS, keyOf(email))

/** An offering with its registry and the recipient of messages about it. */
interface Written {
  id: string
  registryId: string
  offererEmail: string
}

/** Returns the limits of a message of an offerer by its offering and by its registry, whose owner is mailed. */
export const replyLimits = (about: Omit<Written, 'offererEmail'>): KeyedLimit[] => [
  { limit: REPLIES, key: about.id },
  { limit: REGISTRY_REPLIES, key: about.registryId },
]

/**
 * Returns the limits of a message to an offerer by its offering and by its recipient: the address is
 * unverified, and an attacker could open several registries to send mail to it.
 */
export const messageLimits = (about: Written): KeyedLimit[] => [
  { limit: MESSAGES_TO_ONE, key: about.id },
  { limit: ADDRESS_MESSAGES, key: keyOf(about.offererEmail) },
]

/**
 * Returns the limit of a step by the recipient of its mail, who may be a stranger in whose name several
 * offerings were made.
 */
export const stepLimits = ({ offererEmail }: Pick<Written, 'offererEmail'>): KeyedLimit[] => [
  { limit: ADDRESS_STEPS, key: keyOf(offererEmail) },
]
