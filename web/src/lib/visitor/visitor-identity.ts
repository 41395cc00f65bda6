import { visitorDataMessages } from '@registry/shared/messages/visitor/visitor-data'

const t = visitorDataMessages.console

/** Storage key, fixed by the specification. */
const KEY = 'visitor_identity'

/** Random identity of this browser. It is never sent anywhere. */
export interface VisitorIdentity {
  /** `visitor:{epoch ms}:{up to 13 characters of base 36}` */
  visitorId: string
  firstSeen: string
  lastSeen: string
  hasOnboarded: boolean
  hasContributed: boolean
}

interface IdentityParts {
  storage: () => Storage
  now: () => Date
  /** Returns 64 random bits, which are at most 13 characters in base 36. */
  random: () => bigint
  tell: (words: string, error: unknown) => void
}

/** Creates the identity store. Storage errors are only logged to the console. */
export function createVisitorIdentity({ storage, now, random, tell }: IdentityParts) {
  const read = (): VisitorIdentity | null => {
    try {
      return parse(storage().getItem(KEY))
    } catch (error) {
      tell(t.getIdentity, error)
      return null
    }
  }
  const fresh = (at: Date): VisitorIdentity => ({
    visitorId: `visitor:${at.getTime()}:${random().toString(36)}`,
    firstSeen: at.toISOString(),
    lastSeen: at.toISOString(),
    hasOnboarded: false,
    hasContributed: false,
  })
  return {
    /** Returns the identity; null when there is none, or it cannot be read. */
    read,
    /** Merges fields into the identity, or creates one, and sets `lastSeen` to now. */
    save(part: Partial<VisitorIdentity>): void {
      const at = now()
      const identity = { ...(read() ?? fresh(at)), ...part, lastSeen: at.toISOString() }
      try {
        storage().setItem(KEY, JSON.stringify(identity))
      } catch (error) {
        tell(t.saveIdentity, error)
      }
    },
    clear(): void {
      try {
        storage().removeItem(KEY)
      } catch (error) {
        tell(t.clearIdentity, error)
      }
    },
  }
}

/** Returns null for another format. Throws SyntaxError for invalid JSON. */
function parse(text: string | null): VisitorIdentity | null {
  const kept: unknown = JSON.parse(text ?? 'null')
  return isIdentity(kept) ? kept : null
}

function isIdentity(kept: unknown): kept is VisitorIdentity {
  if (typeof kept !== 'object' || kept === null) return false
  const { visitorId, firstSeen, lastSeen, hasOnboarded, hasContributed } =
    kept as Partial<VisitorIdentity>
  const isText = [visitorId, firstSeen, lastSeen].every(text => typeof text === 'string')
  return isText && typeof hasOnboarded === 'boolean' && typeof hasContributed === 'boolean'
}

/** The identity of this browser. */
export const visitorIdentity = createVisitorIdentity({
  storage: () => localStorage,
  now: () => new Date(),
  random: () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n,
  tell: (text, error) => {
    // biome-ignore lint/suspicious/noConsole: blocked storage is only logged to the console
    console.error(text, error)
  },
})
