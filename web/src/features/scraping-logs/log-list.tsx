import type { scrapeLog } from '@registry/shared/contract/items/product-lookups'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { Box } from '../../ui/layout/box.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Text } from '../../ui/text/text.tsx'
import { formatDuration, formatTimestamp, foundFieldsText, withoutWww } from './format-log.ts'
import { LogStatusChip } from './log-status-chip.tsx'
import styles from './scraping-logs.module.css'

const { list, methods } = scrapingLogMessages

export type ScrapeLog = z.output<typeof scrapeLog>

interface LogListProps {
  logs: readonly ScrapeLog[]
  /** The next page is loading while this one is displayed. */
  isStale: boolean
  logHref: (id: string) => string
}

/** Scrapes as rows, or cards on phones; each links to its entry. */
export function LogList({ logs, isStale, logHref }: LogListProps) {
  return (
    <Card as="ul" line="between" className="clips" aria-busy={isStale}>
      {logs.map(log => (
        <LogRow key={log.id} log={log} to={logHref(log.id)} />
      ))}
    </Card>
  )
}

function LogRow({ log, to }: { log: ScrapeLog; to: string }) {
  const when = formatTimestamp(log.createdAt)
  return (
    <Inline
      as="li"
      gap="4-16"
      align="center"
      wrap
      pad="12-inset"
      className={`relative hover-sunken ${styles.logRow}`}
    >
      <p className={styles.logStatus}>
        <LogStatusChip status={log.status} />
      </p>
      <Box shrinks className={styles.logWhat}>
        <Link
          to={to}
          state="opened-here"
          preventScrollReset
          className="weight-600 tone-ink breaks quiet-link covers-row"
          aria-label={list.open(withoutWww(log.domain), when)}
        >
          {withoutWww(log.domain)}
        </Link>
        <Text size={12} tone="muted" className="truncate" dir="ltr">
          {pathAndQuery(log.url)}
        </Text>
        <Text tone={log.error ? 'danger' : 'muted'} above={2}>
          {outcomeText(log)}
        </Text>
      </Box>
      <Inline as="p" gap="0-12" wrap tone="muted" isNumeric>
        {log.method && <span>{methods[log.method]}</span>}
        {log.durationMs ? <span>{formatDuration(log.durationMs)}</span> : null}
        <time dateTime={log.createdAt}>{when}</time>
      </Inline>
    </Inline>
  )
}

/** Returns the error, the current step or the fields found. */
function outcomeText({ error, stage, domain, fieldsFound }: ScrapeLog): string {
  if (error) return error
  return stage
    ? lookupMessages.reader.stages[stage](withoutWww(domain))
    : foundFieldsText(fieldsFound)
}

/** Returns path, query and fragment of a URL. */
function pathAndQuery(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/, '') || '/'
}
