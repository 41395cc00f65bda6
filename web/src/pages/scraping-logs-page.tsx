import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { paths } from '../lib/paths.ts'
import { OwnerPage } from './owner-page.tsx'

const title = dashboardMessages.menu.scrapingLogs

/** /scraping-logs */
export function ScrapingLogsPage() {
  return (
    <OwnerPage title={title} path={paths.scrapingLogs} current="scrapingLogs">
      {() => (
        <h1 className="display-30" tabIndex={-1}>
          {title}
        </h1>
      )}
    </OwnerPage>
  )
}
