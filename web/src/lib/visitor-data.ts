import { visitorDataMessages as words } from '@registry/shared/messages/visitor-data'

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

/** What somebody told this browser about themselves, and agreed to have kept in it. */
export interface VisitorData {
  name: string
  email: string
  relationship: Relationship | undefined
  hasCompletedOnboarding: boolean
  onboardingCompletedAt: string | undefined
  preferences: VisitorPreferences
  /** When they agreed; without that nothing above the preferences is kept. */
  consentedAt: string | undefined
}
export type VisitorDetails = Pick<VisitorData, 'name' | 'email'> & { relationship: Relationship }

/** Its message is for people. */
export class VisitorDataError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'VisitorDataError'
  }
}

/** What people are told of a failure here. */
export function saidOf(error: unknown): string {
  return error instanceof VisitorDataError ? error.message : words.unexpected
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

/** A guest's details in one storage. All but `prefill` and `showsTips` throw VisitorDataError. */
export function visitorDataIn(storage: () => Storage, now: () => Date) {
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
    /** What is kept; undefined when that is nothing. */
    load: (): VisitorData | undefined => attempt(words.loadFailed, read),
    /** Keeps that somebody agreed, before anything else of theirs. */
    saveConsent: (): void =>
      attempt(words.consentFailed, () =>
        // What cannot be read is of no use to anybody and makes room.
        write({ ...(readQuietly() ?? NOTHING), consentedAt: now().toISOString() }),
      ),
    /** Ends the onboarding: keeps the details of somebody who agreed to it. */
    complete(details: VisitorDetails): void {
      const [name, email] = [details.name.trim(), details.email.trim()]
      if (!name || !email) throw new VisitorDataError(words.nameAndEmailRequired)
      const kept = attempt(words.onboardingFailed, read) ?? NOTHING
      if (!kept.consentedAt) throw new VisitorDataError(words.consentRequired)
      const ended = { hasCompletedOnboarding: true, onboardingCompletedAt: now().toISOString() }
      const { relationship } = details
      attempt(words.onboardingFailed, () => write({ ...kept, name, email, relationship, ...ended }))
    },
    /** Changes preferences; they are kept also where there are no details. */
    updatePreferences: (part: Partial<VisitorPreferences>): void =>
      attempt(words.preferencesFailed, () => {
        const kept = read() ?? NOTHING
        write({ ...kept, preferences: { ...kept.preferences, ...part } })
      }),
    clear: (): void => attempt(words.clearFailed, () => storage().removeItem(KEY)),
    /** What a form begins with, where somebody left their details and wants them filled in. */
    prefill(): { name: string; email: string } | undefined {
      const kept = readQuietly()
      if (!kept?.hasCompletedOnboarding || !kept.preferences.prefillForms) return undefined
      return { name: kept.name, email: kept.email }
    },
    /** Whether explanations are shown: until somebody turns them off. */
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

/** Throws SyntaxError for what is no JSON; whatever else is not as it was written counts as not kept. */
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

/** The details that this browser keeps. */
export const visitorData = visitorDataIn(
  () => localStorage,
  () => new Date(),
)
