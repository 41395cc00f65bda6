import { once } from '@registry/shared/lazy/once'
import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import { visitorPanelMessages as t } from '@registry/shared/messages/visitor/visitor-panel'
import type { VisitorData } from '../../lib/visitor/visitor-data.ts'
import type { VisitorIdentity } from '../../lib/visitor/visitor-identity.ts'
import sidePageLayoutStyles from '../../pages/side/side-page-layout.module.css'
import { Text } from '../../ui/text/text.tsx'
import type { StoredData } from './read-stored-data.ts'

const date = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }))

/** Stored dates may be invalid: return them unchanged. */
function formatDate(time: string): string {
  const ms = Date.parse(time)
  return Number.isNaN(ms) ? time : date().format(ms)
}

/** The stored visitor data, one line per kind. */
export function StoredDataList({ stored }: { stored: StoredData }) {
  const { data, identity, visitedAt, hasDrafts, hasSessionStorageData, hasOfflineCopy } = stored
  const lines = [
    [t.details.label, data?.hasCompletedOnboarding && detailsText(data)],
    [t.visit.label, visitedAt && t.visit.value(formatDate(visitedAt))],
    [t.identity.label, identity && identityText(identity)],
    [t.drafts.label, hasDrafts && t.drafts.value],
    [t.tab.label, hasSessionStorageData && t.tab.value],
    [t.offline.label, hasOfflineCopy && t.offline.value],
  ] as const
  return (
    <dl className={sidePageLayoutStyles.facts}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <Text as="dt" weight={600}>
            {label}
          </Text>
          <Text as="dd" tone="muted" wrap="pretty" size={14} canBreak dir="auto">
            {value || t.nothing}
          </Text>
        </div>
      ))}
    </dl>
  )
}

function detailsText({ name, email, relationship, onboardingCompletedAt }: VisitorData): string {
  const { relationships } = onboardingMessages.info
  const details = [name, email, relationship && relationships[relationship]]
  return t.details.value(
    details.filter(detail => detail !== undefined),
    formatDate(onboardingCompletedAt ?? ''),
  )
}

function identityText(identity: VisitorIdentity): string {
  const { visitorId, firstSeen, lastSeen, hasContributed } = identity
  const { value, hasContributed: gave } = t.identity
  return [
    value(visitorId, formatDate(firstSeen), formatDate(lastSeen)),
    ...(hasContributed ? [gave] : []),
  ].join(' ')
}
