import { visitorDataMessages } from '@registry/shared/messages/visitor-data'

const words = visitorDataMessages.console

/** The name is fixed by the specification. */
const KEY = 'visitor_identity'

/** What tells this browser from others. It is for this browser alone: nothing sends it anywhere. */
export interface VisitorIdentity {
  /** `visitor:{epoch ms}:{up to 13 signs of base 36}` */
  visitorId: string
  firstSeen: string
  lastSeen: string
  hasOnboarded: boolean
  hasContributed: boolean
}

interface IdentityParts {
  storage: () => Storage
  now: () => Date
  /** 64 random bits, which are at most 13 signs of base 36. */
  random: () => bigint
  tell: (words: string, error: unknown) => void
}

/** Reads, saves and clears the identity; what storage refuses is told on the console alone. */
export function createVisitorIdentity({ storage, now, random, tell }: IdentityParts) {
  const read = (): VisitorIdentity | null => {
    try {
      return parse(storage().getItem(KEY))
    } catch (error) {
      tell(words.getIdentity, error)
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
    /** The identity; null when there is none, or it cannot be read. */
    read,
    /** Merges fields into the identity, or creates one with them; it was seen now in either case. */
    save(part: Partial<VisitorIdentity>): void {
      const at = now()
      const identity = { ...(read() ?? fresh(at)), ...part, lastSeen: at.toISOString() }
      try {
        storage().setItem(KEY, JSON.stringify(identity))
      } catch (error) {
        tell(words.saveIdentity, error)
      }
    },
    clear(): void {
      try {
        storage().removeItem(KEY)
      } catch (error) {
        tell(words.clearIdentity, error)
      }
    },
  }
}

/** Throws SyntaxError for what is no JSON; a record of another shape is none. */
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
    // biome-ignore lint/suspicious/noConsole: storage that is blocked is told on the console alone
    console.error(text, error)
  },
})
