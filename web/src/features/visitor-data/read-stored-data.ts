import { type AnalyticsConsent, analyticsConsent } from '../../lib/analytics/analytics-consent.ts'
import { visitedAt } from '../../lib/visitor/first-visit.ts'
import {
  type VisitorData,
  visitorData,
  visitorDataErrorMessage,
} from '../../lib/visitor/visitor-data.ts'
import { type VisitorIdentity, visitorIdentity } from '../../lib/visitor/visitor-identity.ts'
import { hasContributionDrafts, hasSessionStorageData } from '../../lib/visitor/visitor-storage.ts'

/** Visitor data stored in this browser. */
export interface StoredData {
  data: VisitorData | undefined
  identity: VisitorIdentity | null
  visitedAt: string | undefined
  consent: AnalyticsConsent | null
  hasDrafts: boolean
  /** Session storage of this tab: offerings, keys of mailed links. */
  hasSessionStorageData: boolean
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
    hasDrafts: hasContributionDrafts(),
    hasSessionStorageData: hasSessionStorageData(),
  }
  try {
    return { ...rest, data: visitorData.load(), failure: undefined }
  } catch (error) {
    return { ...rest, data: undefined, failure: visitorDataErrorMessage(error) }
  }
}

/** Returns whether there is anything to clear. */
export function hasStoredData(stored: StoredData): boolean {
  const { data, identity, visitedAt, consent, failure } = stored
  const isSomething = stored.hasDrafts || stored.hasSessionStorageData || stored.hasOfflineCopy
  return Boolean(data ?? identity ?? visitedAt ?? consent ?? failure) || isSomething
}
