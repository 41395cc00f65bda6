import { visitorDataMessages } from '@registry/shared/messages/visitor-data'
import { analyticsConsent } from './analytics-consent.ts'
import { clearVisit } from './first-visit.ts'
import {
  clearSessionStorageData,
  sessionStorageKeys,
  VISITOR_DATA_CLEARED,
} from './session-storage-data.ts'
import { VisitorDataError, visitorData } from './visitor-data.ts'
import { visitorIdentity } from './visitor-identity.ts'

/** Gifts that were typed and not sent, kept for a day. */
export const CONTRIBUTION_DRAFTS_KEY = 'gift_drafts'

/** Whether a gift waits here to be sent; not where nobody can look. */
export function hasContributionDrafts(): boolean {
  try {
    return localStorage.getItem(CONTRIBUTION_DRAFTS_KEY) !== null
  } catch {
    return false
  }
}

/** Whether this tab keeps something of its own; not where nobody can look. */
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
    // Where nothing can be kept, other tabs have nothing either.
  }
}

/**
 * Clears all that a guest leaves in this browser and its tabs; who is signed in stays so. Throws
 * VisitorDataError where that is refused.
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
