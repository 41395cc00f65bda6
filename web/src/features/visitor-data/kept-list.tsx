import { onboardingMessages } from '@registry/shared/messages/onboarding'
import { visitorPanelMessages as words } from '@registry/shared/messages/visitor-panel'
import type { VisitorData } from '../../lib/visitor-data.ts'
import type { VisitorIdentity } from '../../lib/visitor-identity.ts'
import type { Kept } from './read-kept.ts'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Stored dates may be invalid: return them unchanged. */
function dayOf(time: string): string {
  const ms = Date.parse(time)
  return Number.isNaN(ms) ? time : date.format(ms)
}

/** The stored visitor data, one line per kind. */
export function KeptList({ kept }: { kept: Kept }) {
  const { data, identity, visitedAt, hasDrafts, hasTabTraces, hasOfflineCopy } = kept
  const lines = [
    [words.details.label, data?.hasCompletedOnboarding && detailsOf(data)],
    [words.visit.label, visitedAt && words.visit.value(dayOf(visitedAt))],
    [words.identity.label, identity && identityOf(identity)],
    [words.drafts.label, hasDrafts && words.drafts.value],
    [words.tab.label, hasTabTraces && words.tab.value],
    [words.offline.label, hasOfflineCopy && words.offline.value],
  ] as const
  return (
    <dl className="facts kept-facts">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value || words.nothing}</dd>
        </div>
      ))}
    </dl>
  )
}

function detailsOf({ name, email, relationship, onboardingCompletedAt }: VisitorData): string {
  const { relationships } = onboardingMessages.info
  const details = [name, email, relationship && relationships[relationship]]
  return words.details.value(
    details.filter(detail => detail !== undefined),
    dayOf(onboardingCompletedAt ?? ''),
  )
}

function identityOf(identity: VisitorIdentity): string {
  const { visitorId, firstSeen, lastSeen, hasContributed } = identity
  const { value, hasContributed: gave } = words.identity
  return [
    value(visitorId, dayOf(firstSeen), dayOf(lastSeen)),
    ...(hasContributed ? [gave] : []),
  ].join(' ')
}
