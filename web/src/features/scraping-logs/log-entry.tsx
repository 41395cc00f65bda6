import { isHttpUrl } from '@registry/shared/contract/fields'
import type { scrapeLogEntry } from '@registry/shared/contract/items/product-lookups'
import { retailerNameOf } from '@registry/shared/messages/items/retailer-messages'
import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { formatDuration, withoutWww } from './format-log.ts'
import { LogFieldSources } from './log-field-sources.tsx'
import { LogStatusChip } from './log-status-chip.tsx'
import { LogStep } from './log-step.tsx'

const { entry: t, methods } = scrapingLogMessages

export type LogEntry = z.output<typeof scrapeLogEntry>

/** One scrape: outcome, steps in order and the source of each field. */
export function LogEntryView({ log }: { log: LogEntry }) {
  return (
    <Stack gap={12}>
      <p>
        <LogStatusChip status={log.status} />
      </p>
      <Text tone="muted" canBreak dir="ltr">
        {log.url}
      </Text>
      {isHttpUrl(log.url) && (
        <Text above={8}>
          <a className="inline-row gap-6" href={log.url} target="_blank" rel="noreferrer">
            {t.opens(withoutWww(log.domain))}
            <ExternalLink className="icon icon-16" aria-hidden="true" />
          </a>
        </Text>
      )}
      {log.error && <Banner tone="red">{log.error}</Banner>}
      <Inline as="dl" gap={20} wrap pad={16} radius={12} fill="sunken">
        <Fact name={t.retailer}>{retailerNameOf(log.url)}</Fact>
        {log.method && <Fact name={t.method}>{methods[log.method]}</Fact>}
        <Fact name={t.took}>
          {log.durationMs === null ? t.running : formatDuration(log.durationMs)}
        </Fact>
      </Inline>
      <Text as="h3" above={12} size={16} weight={600}>
        {t.steps}
      </Text>
      {log.steps.length === 0 && <p className="muted">{t.noSteps}</p>}
      <Stack as="ol" gap={16}>
        {log.steps.map(step => (
          <LogStep key={`${step.method} ${step.startedAt}`} step={step} />
        ))}
      </Stack>
      <Text as="h3" above={12} size={16} weight={600}>
        {t.won}
      </Text>
      <LogFieldSources won={log.won} />
    </Stack>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size={12} tone="muted">
        {name}
      </Text>
      <Text as="dd" weight={600} isNumeric>
        {children}
      </Text>
    </div>
  )
}
