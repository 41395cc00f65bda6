import { visitorDataMessages } from '@registry/shared/messages/visitor-data'
import { analyticsConsent } from './analytics-consent.ts'
import { clearTabTraces, keysOfTab, TRACES_CLEARED } from './tab-traces.ts'
import { VisitorDataError, visitorData } from './visitor-data.ts'
import { visitorIdentity } from './visitor-identity.ts'
import { forgetVisit } from './visitor-visits.ts'

/** Gifts that were typed and not sent, kept for a day. */
export const GIFT_DRAFTS_KEY = 'gift_drafts'

/** Whether a gift waits here to be sent; not where nobody can look. */
export function hasGiftDrafts(): boolean {
  try {
    return localStorage.getItem(GIFT_DRAFTS_KEY) !== null
  } catch {
    return false
  }
}

/** Whether this tab keeps something of its own; not where nobody can look. */
export function hasTabTraces(): boolean {
  try {
    return keysOfTab().length > 0
  } catch {
    return false
  }
}

function callOtherTabs(): void {
  try {
    localStorage.setItem(TRACES_CLEARED, TRACES_CLEARED)
    localStorage.removeItem(TRACES_CLEARED)
  } catch {
    // Where nothing can be kept, other tabs have nothing either.
  }
}

/**
 * Clears all that a guest leaves in this browser and its tabs; who is signed in stays so. Throws
 * VisitorDataError where that is refused.
 */
export function clearVisitorTraces(): void {
  visitorData.clear()
  try {
    localStorage.removeItem(GIFT_DRAFTS_KEY)
    forgetVisit()
    clearTabTraces()
  } catch (error) {
    throw new VisitorDataError(visitorDataMessages.clearFailed, error)
  }
  visitorIdentity.clear()
  analyticsConsent.clear()
  callOtherTabs()
}
