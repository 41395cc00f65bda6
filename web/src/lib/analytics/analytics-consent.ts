import { consentMessages } from '@registry/shared/messages/visitor/consent'

/** Key and values are fixed by the specification. */
const KEY = 'analytics_consent'
const CHOICES = ['accepted', 'declined'] as const
export type AnalyticsConsent = (typeof CHOICES)[number]

interface ConsentParts {
  storage: () => Storage
  tell: (words: string, error: unknown) => void
}

/** Creates the consent store. Storage errors are only logged to the console. */
export function createAnalyticsConsent({ storage, tell }: ConsentParts) {
  const listeners = new Set<() => void>()
  const read = () => CHOICES.find(choice => choice === storage().getItem(KEY)) ?? null
  const tellAll = () => {
    for (const listener of listeners) listener()
  }
  return {
    /** Returns the choice; null if there is none or storage cannot be read. */
    get(): AnalyticsConsent | null {
      try {
        return read()
      } catch (error) {
        tell(consentMessages.console.get, error)
        return null
      }
    },
    /** Returns whether events may be recorded and sent: only with a stored 'accepted'. */
    isGranted(): boolean {
      try {
        return read() === 'accepted'
      } catch {
        // `get` has logged the error already.
        return false
      }
    },
    /** Stores the choice; false also withdraws an earlier consent. */
    set(isAccepted: boolean): void {
      try {
        storage().setItem(KEY, isAccepted ? 'accepted' : 'declined')
      } catch (error) {
        tell(consentMessages.console.set, error)
      }
      tellAll()
    },
    /** Deletes the choice: recording stops, and the consent banner is shown again. */
    clear(): void {
      try {
        storage().removeItem(KEY)
      } catch (error) {
        tell(consentMessages.console.set, error)
      }
      tellAll()
    },
    /** Calls `listener` on every change in this or another tab. Returns the unsubscribe function. */
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

/** The consent stored in this browser. */
export const analyticsConsent = createAnalyticsConsent({
  storage: () => localStorage,
  tell: (words, error) => {
    // biome-ignore lint/suspicious/noConsole: blocked storage is only logged to the console
    console.error(words, error)
  },
})
