import { visitorDataMessages as t } from '@registry/shared/messages/visitor/visitor-data'

const KEY = 'visitor_data'

export const RELATIONSHIPS = [
  'friend',
  'family',
  'colleague',
  'neighbor',
  'community',
  'other',
] as const
export type Relationship = (typeof RELATIONSHIPS)[number]

export interface VisitorPreferences {
  prefillForms: boolean
  showEducationalTips: boolean
}

/** Details and preferences of a visitor, stored in this browser with their consent. */
export interface VisitorData {
  name: string
  email: string
  relationship: Relationship | undefined
  hasCompletedOnboarding: boolean
  onboardingCompletedAt: string | undefined
  preferences: VisitorPreferences
  /** Time of the consent. Without consent only the preferences are stored. */
  consentedAt: string | undefined
}
export type VisitorDetails = Pick<VisitorData, 'name' | 'email'> & { relationship: Relationship }

/** An error whose message is shown to the visitor. */
export class VisitorDataError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'VisitorDataError'
  }
}

/** Returns the message to show for a failure of this module. */
export function visitorDataErrorMessage(error: unknown): string {
  return error instanceof VisitorDataError ? error.message : t.unexpected
}

const NOTHING: VisitorData = {
  name: '',
  email: '',
  relationship: undefined,
  hasCompletedOnboarding: false,
  onboardingCompletedAt: undefined,
  preferences: { prefillForms: true, showEducationalTips: true },
  consentedAt: undefined,
}

/** Creates the store of a visitor's details. All but `prefill` and `showsTips` throw VisitorDataError. */
export function createVisitorData(storage: () => Storage, now: () => Date) {
  const read = () => parse(storage().getItem(KEY))
  const write = (data: VisitorData) => storage().setItem(KEY, JSON.stringify(data))
  const readQuietly = () => {
    try {
      return read()
    } catch {
      return undefined
    }
  }
  return {
    /** Returns the stored data; undefined if there is none. */
    load: (): VisitorData | undefined => attempt(t.loadFailed, read),
    /** Stores the consent, which precedes all other data. */
    saveConsent: (): void =>
      attempt(t.consentFailed, () =>
        // Replaces unreadable data.
        write({ ...(readQuietly() ?? NOTHING), consentedAt: now().toISOString() }),
      ),
    /** Ends the onboarding and stores the details of a visitor who consented. */
    complete(details: VisitorDetails): void {
      const [name, email] = [details.name.trim(), details.email.trim()]
      if (!name || !email) throw new VisitorDataError(t.nameAndEmailRequired)
      const kept = attempt(t.onboardingFailed, read) ?? NOTHING
      if (!kept.consentedAt) throw new VisitorDataError(t.consentRequired)
      const ended = { hasCompletedOnboarding: true, onboardingCompletedAt: now().toISOString() }
      const { relationship } = details
      attempt(t.onboardingFailed, () => write({ ...kept, name, email, relationship, ...ended }))
    },
    /** Changes preferences, which are stored without details too. */
    updatePreferences: (part: Partial<VisitorPreferences>): void =>
      attempt(t.preferencesFailed, () => {
        const kept = read() ?? NOTHING
        write({ ...kept, preferences: { ...kept.preferences, ...part } })
      }),
    clear: (): void => attempt(t.clearFailed, () => storage().removeItem(KEY)),
    /** Returns initial values for forms, if the visitor stored details and wants forms prefilled. */
    prefill(): { name: string; email: string } | undefined {
      const kept = readQuietly()
      if (!kept?.hasCompletedOnboarding || !kept.preferences.prefillForms) return undefined
      return { name: kept.name, email: kept.email }
    },
    /** Returns whether to show explanations: true until the visitor turns them off. */
    showsTips: (): boolean => readQuietly()?.preferences.showEducationalTips ?? true,
  }
}

function attempt<T>(failed: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new VisitorDataError(failed, error)
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Parses stored data; fields of another type count as missing. Throws SyntaxError for invalid JSON. */
function parse(text: string | null): VisitorData | undefined {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return undefined
  const kept = value as { [name in keyof VisitorData]?: unknown }
  const preferences = Object(kept.preferences) as { [name in keyof VisitorPreferences]?: unknown }
  return {
    name: textOf(kept.name),
    email: textOf(kept.email),
    relationship: RELATIONSHIPS.find(one => one === kept.relationship),
    hasCompletedOnboarding: kept.hasCompletedOnboarding === true,
    onboardingCompletedAt: textOf(kept.onboardingCompletedAt) || undefined,
    preferences: {
      prefillForms: preferences.prefillForms !== false,
      showEducationalTips: preferences.showEducationalTips !== false,
    },
    consentedAt: textOf(kept.consentedAt) || undefined,
  }
}

/** The visitor data in this browser's local storage. */
export const visitorData = createVisitorData(
  () => localStorage,
  () => new Date(),
)
