import { createHash } from 'node:crypto'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/rate-limits.ts'

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

// Limits whose keys are in the request body, counted by the handlers below.
const byHand = (name: string, points: number): Limit => ({
  ...{ name, points, windowS: HOUR_S },
  ...{ by: 'registry', store: 'postgres' },
})
const REGISTRY_OFFERS = byHand('offer-registry', 100)
const ADDRESS_OFFERS = byHand('offer-address', 10)
const ADDRESS_TRACKS = byHand('track-address', 5)
const REPLIES = byHand('offering-replies', 20)
const REGISTRY_REPLIES = byHand('offering-replies-registry', 100)
const MESSAGES_TO_ONE = byHand('offering-messages-offering', 20)
const ADDRESS_MESSAGES = byHand('offering-messages-address', 30)
const ADDRESS_STEPS = byHand('offering-steps-address', 40)

/**
 * Returns the hash of a mailbox as its key in the table of limits. Ignores a part from `+`, since most mail
 * services deliver such addresses to the same mailbox.
 */
function keyOf(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  return createHash('sha256').update(mailbox).digest('base64url')
}

type Limited = Pick<App, 'rateLimits'>

/** Counts an offering by its registry and by the address that receives its mail. Throws RATE_LIMITED. */
export async function countOffer(
  { rateLimits }: Limited,
  { registryId, email }: { registryId: string; email: string },
): Promise<void> {
  await rateLimits.consume(REGISTRY_OFFERS, registryId)
  await rateLimits.consume(ADDRESS_OFFERS, keyOf(email))
}

/** Counts a lookup of the offerings of an address, with or without results. Throws RATE_LIMITED. */
export const countTrack = ({ rateLimits }: Limited, email: string) =>
  rateLimits.consume(ADDRESS_TRACKS, keyOf(email))

/** An offering with its registry and the recipient of messages about it. */
interface Written {
  id: string
  registryId: string
  offererEmail: string
}

/** Counts a message of an offerer by its offering and by its registry, whose owner is mailed. Throws RATE_LIMITED. */
export async function countReply({ rateLimits }: Limited, about: Omit<Written, 'offererEmail'>) {
  await rateLimits.consume(REPLIES, about.id)
  await rateLimits.consume(REGISTRY_REPLIES, about.registryId)
}

/**
 * Counts a message to an offerer by its offering and by its recipient: the address is unverified, and an
 * attacker could open several registries to send mail to it. Throws RATE_LIMITED.
 */
export async function countMessage({ rateLimits }: Limited, about: Written) {
  await rateLimits.consume(MESSAGES_TO_ONE, about.id)
  await rateLimits.consume(ADDRESS_MESSAGES, keyOf(about.offererEmail))
}

/**
 * Counts a step by the recipient of its mail, who may be a stranger in whose name several offerings were made.
 * Throws RATE_LIMITED.
 */
export const countStep = (
  { rateLimits }: Limited,
  { offererEmail }: Pick<Written, 'offererEmail'>,
) => rateLimits.consume(ADDRESS_STEPS, keyOf(offererEmail))
