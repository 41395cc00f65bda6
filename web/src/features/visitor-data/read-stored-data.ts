import { type AnalyticsConsent, analyticsConsent } from '../../lib/analytics-consent.ts'
import { saidOf, type VisitorData, visitorData } from '../../lib/visitor-data.ts'
import { type VisitorIdentity, visitorIdentity } from '../../lib/visitor-identity.ts'
import { hasGiftDrafts, hasTabTraces } from '../../lib/visitor-traces.ts'
import { visitedAt } from '../../lib/visitor-visits.ts'

/** Visitor data stored in this browser. */
export interface StoredData {
  data: VisitorData | undefined
  identity: VisitorIdentity | null
  visitedAt: string | undefined
  consent: AnalyticsConsent | null
  hasDrafts: boolean
  /** Session storage of this tab about offerings. */
  hasTabTraces: boolean
  /** The last visited registry, cached by the service worker. */
  hasOfflineCopy: boolean
  /** Error text when the stored data cannot be parsed. */
  failure: string | undefined
}

/** Reads all visitor data except for the service worker's cache. */
export function readStoredData(): Omit<StoredData, 'hasOfflineCopy'> {
  const rest = {
    identity: visitorIdentity.read(),
    visitedAt: visitedAt(),
    consent: analyticsConsent.get(),
    hasDrafts: hasGiftDrafts(),
    hasTabTraces: hasTabTraces(),
  }
  try {
    return { ...rest, data: visitorData.load(), failure: undefined }
  } catch (error) {
    return { ...rest, data: undefined, failure: saidOf(error) }
  }
}

/** Returns whether there is anything to clear. */
export function hasStoredData(stored: StoredData): boolean {
  const { data, identity, visitedAt, consent, failure } = stored
  const isSomething = stored.hasDrafts || stored.hasTabTraces || stored.hasOfflineCopy
  return Boolean(data ?? identity ?? visitedAt ?? consent ?? failure) || isSomething
}
