import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { RotateCw } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../ui/buttons/button.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Text } from '../../ui/text/text.tsx'
import { LogEntrySheet } from './log-entry-sheet.tsx'
import { LogFilterBar } from './log-filter-bar.tsx'
import {
  isFiltered,
  type LogFilters,
  NO_FILTERS,
  parseLogFilters,
  toQueryString,
} from './log-filters.ts'
import { LogList } from './log-list.tsx'
import { LogPager } from './log-pager.tsx'
import { LogsFailed, LogsSkeleton, NoLogs, NoMatchingLogs } from './log-states.tsx'
import { useScrapingLogs } from './scraping-log-queries.ts'
import styles from './scraping-logs.module.css'

const { title, lead, refresh, list } = scrapingLogMessages

/** The scraping log. Filters, page and open entry are stored in the URL. */
export function ScrapingLogs() {
  const { filters, openId, show, close } = useLogUrl()
  const { data, error, isPlaceholderData, isFetching, refetch } = useScrapingLogs(filters)
  return (
    <>
      <Inline gap="12-16" align="end" justify="between" wrap>
        <div>
          <h1 className="display-30" tabIndex={-1}>
            {title}
          </h1>
          <Text size={16} tone="muted" above={6}>
            {lead}
          </Text>
        </div>
        <Button look="outline" size="sm" onClick={() => void refetch()}>
          <RotateCw className="icon icon-16" aria-hidden="true" />
          {refresh}
        </Button>
      </Inline>
      <LogFilterBar filters={filters} onChange={show} />
      <Text tone="muted" above={20} below={8} className={styles.logCount} role="status">
        {data && !isPlaceholderData && `${list.count(data.total)}. ${list.sgt}`}
      </Text>
      {data && data.logs.length > 0 && (
        <LogList
          logs={data.logs}
          isStale={isPlaceholderData || isFetching}
          logHref={id => logHref(filters, id)}
        />
      )}
      {data?.logs.length === 0 && <EmptyLog filters={filters} onClear={() => show(NO_FILTERS)} />}
      {!data && error && (
        <LogsFailed
          heading="h2"
          error={error}
          title={scrapingLogMessages.failed.title}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LogsSkeleton />}
      {data && (
        <LogPager
          page={filters.page}
          total={data.total}
          logHref={page => logHref({ ...filters, page })}
        />
      )}
      {openId && <LogEntrySheet id={openId} onClose={close} />}
    </>
  )
}

/** A page beyond the end counts as filtered, so that Clear returns to the first page. */
function EmptyLog({ filters, onClear }: { filters: LogFilters; onClear: () => void }) {
  return isFiltered(filters) || filters.page > 1 ? <NoMatchingLogs onClear={onClear} /> : <NoLogs />
}

const ID = /^[0-9a-f-]{36}$/i

function logHref(filters: LogFilters, openId?: string): string {
  const query = new URLSearchParams(toQueryString(filters))
  if (openId) query.set('log', openId)
  return `?${query}`
}

function useLogUrl() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const filters = parseLogFilters(query)
  const given = query.get('log')
  const show = (next: LogFilters) => void navigate(logHref(next), { preventScrollReset: true })
  const close = () => {
    if (state === 'opened-here') void navigate(-1)
    else void navigate(logHref(filters), { replace: true, preventScrollReset: true })
  }
  return { filters, openId: given && ID.test(given) ? given : undefined, show, close }
}
