import { createHash } from 'node:crypto'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/rate-limits.ts'

const HOUR_S = 3_600

/** A household that clears a cupboard gets through, a script does not. */
export const OFFERS: readonly Limit[] = [
  { name: 'offer-session', points: 10, windowS: HOUR_S, by: 'viewer', store: 'postgres' },
  { name: 'offer-ip', points: 30, windowS: HOUR_S, by: 'ip', store: 'postgres' },
]

/** The address is told by whoever asks: nobody tries one after the other. */
export const TRACKS: readonly Limit[] = [
  { name: 'track-ip', points: 10, windowS: HOUR_S, by: 'ip', store: 'postgres' },
]

/** What an owner writes to offerers. */
export const MESSAGES: readonly Limit[] = [
  { name: 'offering-messages', points: 100, windowS: HOUR_S, by: 'registry', store: 'postgres' },
]

// What the route does not know is counted by hand.
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
 * Names a mailbox in the table of limits without telling it. What stands behind a plus leads to the same
 * one nearly everywhere.
 */
function keyOf(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  return createHash('sha256').update(mailbox).digest('base64url')
}

type Limited = Pick<App, 'rateLimits'>

/** Counts an offering to a registry, and the mail that it sends to an address. Throws RATE_LIMITED. */
export async function countOffer(
  { rateLimits }: Limited,
  { registryId, email }: { registryId: string; email: string },
): Promise<void> {
  await rateLimits.consume(REGISTRY_OFFERS, registryId)
  await rateLimits.consume(ADDRESS_OFFERS, keyOf(email))
}

/** Counts a look at what was offered with an address, whether anything was. Throws RATE_LIMITED. */
export const countTrack = ({ rateLimits }: Limited, email: string) =>
  rateLimits.consume(ADDRESS_TRACKS, keyOf(email))

/** What is written about an offering, and who is mailed it. */
interface Written {
  id: string
  registryId: string
  offererEmail: string
}

/**
 * Counts a message of an offerer, and the mail that it sends to the owner, however many offerings
 * somebody made for it. Throws RATE_LIMITED.
 */
export async function countReply({ rateLimits }: Limited, about: Omit<Written, 'offererEmail'>) {
  await rateLimits.consume(REPLIES, about.id)
  await rateLimits.consume(REGISTRY_REPLIES, about.registryId)
}

/**
 * Counts a message to an offerer, and the mail that it sends: the address is what somebody typed, and
 * anybody can open registries to write to it from. Throws RATE_LIMITED.
 */
export async function countMessage({ rateLimits }: Limited, about: Written) {
  await rateLimits.consume(MESSAGES_TO_ONE, about.id)
  await rateLimits.consume(ADDRESS_MESSAGES, keyOf(about.offererEmail))
}

/**
 * Counts a step, which mails the offerer with the parents' words: of what was offered in somebody's name
 * over days not all is told in one hour. Throws RATE_LIMITED.
 */
export const countStep = (
  { rateLimits }: Limited,
  { offererEmail }: Pick<Written, 'offererEmail'>,
) => rateLimits.consume(ADDRESS_STEPS, keyOf(offererEmail))
