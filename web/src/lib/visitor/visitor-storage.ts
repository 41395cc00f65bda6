import { visitorDataMessages } from '@registry/shared/messages/visitor/visitor-data'
import { analyticsConsent } from '../analytics/analytics-consent.ts'
import { clearVisit } from './first-visit.ts'
import {
  clearSessionStorageData,
  sessionStorageKeys,
  VISITOR_DATA_CLEARED,
} from './session-storage-data.ts'
import { VisitorDataError, visitorData } from './visitor-data.ts'
import { visitorIdentity } from './visitor-identity.ts'

/** Local storage key of contribution drafts, which expire after a day. */
export const CONTRIBUTION_DRAFTS_KEY = 'gift_drafts'

/** Returns whether there are contribution drafts; false where storage is blocked. */
export function hasContributionDrafts(): boolean {
  try {
    return localStorage.getItem(CONTRIBUTION_DRAFTS_KEY) !== null
  } catch {
    return false
  }
}

/** Returns whether this tab holds visitor data; false where storage is blocked. */
export function hasSessionStorageData(): boolean {
  try {
    return sessionStorageKeys().length > 0
  } catch {
    return false
  }
}

function callOtherTabs(): void {
  try {
    localStorage.setItem(VISITOR_DATA_CLEARED, VISITOR_DATA_CLEARED)
    localStorage.removeItem(VISITOR_DATA_CLEARED)
  } catch {
    // Blocked storage is blocked in all tabs, so they hold no data either.
  }
}

/**
 * Deletes all visitor data in this browser and its tabs, but not an owner's session. Throws
 * VisitorDataError where storage is blocked.
 */
export function clearVisitorStorage(): void {
  visitorData.clear()
  try {
    localStorage.removeItem(CONTRIBUTION_DRAFTS_KEY)
    clearVisit()
    clearSessionStorageData()
  } catch (error) {
    throw new VisitorDataError(visitorDataMessages.clearFailed, error)
  }
  visitorIdentity.clear()
  analyticsConsent.clear()
  callOtherTabs()
}
