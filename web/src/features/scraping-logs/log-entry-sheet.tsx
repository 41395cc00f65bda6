import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { formatTimestamp, withoutWww } from './format-log.ts'
import { LogEntryView } from './log-entry.tsx'
import { LogsFailed } from './log-states.tsx'
import { useScrapingLog } from './scraping-log-queries.ts'

const { entry, failed, title } = scrapingLogMessages

/** A log entry in a sheet over the list. */
export function LogEntrySheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: log, error, refetch } = useScrapingLog(id)
  return (
    <Sheet
      hasUrl
      width="mid"
      title={log ? <bdi>{withoutWww(log.domain)}</bdi> : title}
      subtitle={log && formatTimestamp(log.createdAt)}
      closeLabel={entry.close}
      onClose={onClose}
    >
      {log && <LogEntryView log={log} />}
      {!log && error && (
        <LogsFailed
          heading="h3"
          error={error}
          title={failed.entry}
          onRetry={() => void refetch()}
        />
      )}
      {!log && !error && (
        <Stack gap={12} aria-busy="true">
          <p className="vh">{entry.loading}</p>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </Sheet>
  )
}
