import { consentMessages } from '@registry/shared/messages/consent'

/** Key and values are fixed by the specification. */
const KEY = 'analytics_consent'
const CHOICES = ['accepted', 'declined'] as const
export type AnalyticsConsent = (typeof CHOICES)[number]

interface ConsentParts {
  storage: () => Storage
  tell: (words: string, error: unknown) => void
}

/** What somebody answered in one storage; what that refuses is told on the console alone. */
export function createAnalyticsConsent({ storage, tell }: ConsentParts) {
  const listeners = new Set<() => void>()
  const read = () => CHOICES.find(choice => choice === storage().getItem(KEY)) ?? null
  const tellAll = () => {
    for (const listener of listeners) listener()
  }
  return {
    /** The answer; null where none was given, or none can be read. */
    get(): AnalyticsConsent | null {
      try {
        return read()
      } catch (error) {
        tell(consentMessages.console.get, error)
        return null
      }
    },
    /** Whether anything may be counted and sent: only after a yes that this browser keeps. */
    isGranted(): boolean {
      try {
        return read() === 'accepted'
      } catch {
        // Said once, when the answer was looked for.
        return false
      }
    },
    /** Keeps the answer: yes, or no, which also takes back an earlier yes. */
    set(isAccepted: boolean): void {
      try {
        storage().setItem(KEY, isAccepted ? 'accepted' : 'declined')
      } catch (error) {
        tell(consentMessages.console.set, error)
      }
      tellAll()
    },
    /** Forgets the answer: nothing is counted any more, and the question comes again. */
    clear(): void {
      try {
        storage().removeItem(KEY)
      } catch (error) {
        tell(consentMessages.console.set, error)
      }
      tellAll()
    },
    /** Tells of every answer, given here or in another tab; gives what stops that. */
    onChange(listener: () => void): () => void {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === KEY || key === null) listener()
      }
      listeners.add(listener)
      globalThis.addEventListener?.('storage', onStorage)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', onStorage)
      }
    },
  }
}

/** What was answered in this browser. */
export const analyticsConsent = createAnalyticsConsent({
  storage: () => localStorage,
  tell: (words, error) => {
    // biome-ignore lint/suspicious/noConsole: storage that is blocked is told on the console alone
    console.error(words, error)
  },
})
