import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { LogAccessDenied } from '../features/scraping-logs/log-states.tsx'
import { ScrapingLogs } from '../features/scraping-logs/scraping-logs.tsx'
import { paths } from '../lib/url/paths.ts'
import { OwnerPage } from './owner/owner-page.tsx'

const { title } = scrapingLogMessages

/** /scraping-logs, for administrators. */
export function ScrapingLogsPage() {
  return (
    <OwnerPage title={title} path={paths.scrapingLogs} current="scrapingLogs">
      {user => (user.can.administer ? <ScrapingLogs /> : <Refused />)}
    </OwnerPage>
  )
}

function Refused() {
  return (
    <>
      <h1 className="display-30" tabIndex={-1}>
        {title}
      </h1>
      <LogAccessDenied />
    </>
  )
}
