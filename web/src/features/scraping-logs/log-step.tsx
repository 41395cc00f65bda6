import type { scrapeLogStep } from '@registry/shared/contract/items/product-lookups'
import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { CodeXml, FileJson, Globe, History } from 'lucide-react'
import type * as z from 'zod/mini'
import { Box } from '../../ui/layout/box.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { formatDuration, formatSize, foundFieldsText } from './format-log.ts'

const { entry: t } = scrapingLogMessages

const ICONS = {
  http: CodeXml,
  'shopify-json': FileJson,
  headless: Globe,
  cache: History,
} as const

type Step = z.output<typeof scrapeLogStep>

/** One scrape step with its measurements and the fields found. */
export function LogStep({ step }: { step: Step }) {
  const Icon = ICONS[step.method]
  return (
    <Inline as="li" gap={12}>
      <Icon className="icon tone-muted above-2" aria-hidden="true" />
      <Box shrinks>
        <p>{step.summary}</p>
        <Inline as="p" gap="0-12" wrap size={12} tone="muted">
          {measurements(step).map(measure => (
            <span key={measure}>{measure}</span>
          ))}
        </Inline>
        <Inline as="p" gap="0-12" wrap size={12} tone="muted">
          {foundFieldsText(step.found.map(({ field }) => field))}
        </Inline>
      </Box>
    </Inline>
  )
}

function measurements({ durationMs, httpStatus, redirects, bytes, requests }: Step): string[] {
  return [
    formatDuration(durationMs),
    httpStatus === null ? '' : t.status(httpStatus),
    redirects ? t.redirects(redirects) : '',
    requests ? t.requests(requests) : '',
    bytes === null ? '' : formatSize(bytes),
  ].filter(Boolean)
}
