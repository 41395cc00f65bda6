import { type AnalyticsConsent, analyticsConsent } from '../../lib/analytics-consent.ts'
import { saidOf, type VisitorData, visitorData } from '../../lib/visitor-data.ts'
import { type VisitorIdentity, visitorIdentity } from '../../lib/visitor-identity.ts'
import { hasGiftDrafts, hasTabTraces } from '../../lib/visitor-traces.ts'
import { visitedAt } from '../../lib/visitor-visits.ts'

/** All that this browser keeps of a guest. */
export interface Kept {
  data: VisitorData | undefined
  identity: VisitorIdentity | null
  visitedAt: string | undefined
  consent: AnalyticsConsent | null
  hasDrafts: boolean
  /** Of the tab alone, about offerings. */
  hasTabTraces: boolean
  /** The registry that was seen last, for when there is no connection. */
  hasOfflineCopy: boolean
  /** What is said where the details cannot be read. */
  failure: string | undefined
}

/** All but what only the worker's store tells. */
export function readKept(): Omit<Kept, 'hasOfflineCopy'> {
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

/** Whether there is anything to clear, as far as can be read. */
export function isAnythingKept(kept: Kept): boolean {
  const { data, identity, visitedAt, consent, failure } = kept
  const isSomething = kept.hasDrafts || kept.hasTabTraces || kept.hasOfflineCopy
  return Boolean(data ?? identity ?? visitedAt ?? consent ?? failure) || isSomething
}
