import type { scrapeLog } from '@registry/shared/contract/items/product-lookups'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { Box } from '../../ui/layout/box.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
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
    <Card as="ul" line="between" className={styles.logList} aria-busy={isStale}>
      {logs.map(log => (
        <LogRow key={log.id} log={log} to={logHref(log.id)} />
      ))}
    </Card>
  )
}

function LogRow({ log, to }: { log: ScrapeLog; to: string }) {
  const when = formatTimestamp(log.createdAt)
  return (
    <li className={`relative ${styles.logRow}`}>
      <LogStatusChip status={log.status} />
      <Box shrinks className={styles.logWhat}>
        <Link
          to={to}
          state="opened-here"
          preventScrollReset
          className={`weight-600 tone-ink breaks ${styles.logOpen}`}
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
      <Stack as="p" tone="muted" isNumeric className={styles.logHow}>
        {log.method && <span>{methods[log.method]}</span>}
        {log.durationMs ? <span>{formatDuration(log.durationMs)}</span> : null}
      </Stack>
      <Text
        as="time"
        tone="muted"
        textAlign="end"
        className={`${styles.logWhen} num`}
        dateTime={log.createdAt}
      >
        {when}
      </Text>
      <ChevronRight className="icon icon-16 tone-faint" aria-hidden="true" />
    </li>
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
