import type { scrapeLog } from '@registry/shared/contract/product-lookups'
import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { scrapingLogMessages } from '@registry/shared/messages/scraping-logs'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { LogStatusChip } from './log-status.tsx'
import { durationInWords, foundInWords, momentInWords, shopOf } from './log-words.ts'

const { list, methods } = scrapingLogMessages

export type ScrapeLog = z.output<typeof scrapeLog>

interface LogListProps {
  logs: readonly ScrapeLog[]
  /** The next page is loading while this one is displayed. */
  isStale: boolean
  addressOf: (id: string) => string
}

/** Scrapes as rows, or cards on phones; each links to its entry. */
export function LogList({ logs, isStale, addressOf }: LogListProps) {
  return (
    <ul className="panel log-list" aria-busy={isStale}>
      {logs.map(log => (
        <LogRow key={log.id} log={log} to={addressOf(log.id)} />
      ))}
    </ul>
  )
}

function LogRow({ log, to }: { log: ScrapeLog; to: string }) {
  const when = momentInWords(log.createdAt)
  return (
    <li className="log-row">
      <LogStatusChip status={log.status} />
      <div className="log-what">
        <Link
          to={to}
          state="opened-here"
          preventScrollReset
          className="log-open"
          aria-label={list.open(shopOf(log.domain), when)}
        >
          {shopOf(log.domain)}
        </Link>
        <p className="truncate log-path" dir="ltr">
          {pathOf(log.url)}
        </p>
        <p className={log.error ? 'log-found is-error' : 'log-found'}>{outcomeOf(log)}</p>
      </div>
      <p className="log-how num">
        {log.method && <span>{methods[log.method]}</span>}
        {log.durationMs ? <span>{durationInWords(log.durationMs)}</span> : null}
      </p>
      <time className="log-when num" dateTime={log.createdAt}>
        {when}
      </time>
      <ChevronRight className="icon icon-16" aria-hidden="true" />
    </li>
  )
}

/** Returns the error, the current step or the fields found. */
function outcomeOf({ error, stage, domain, fieldsFound }: ScrapeLog): string {
  if (error) return error
  return stage ? lookupMessages.reader.stages[stage](shopOf(domain)) : foundInWords(fieldsFound)
}

/** Returns path, query and fragment of a URL. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/, '') || '/'
}
