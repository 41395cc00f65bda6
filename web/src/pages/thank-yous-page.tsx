import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { paths } from '../lib/paths.ts'
import { OwnerPage } from './owner-page.tsx'

const title = dashboardMessages.menu.thankYous

/** /thank-yous */
export function ThankYousPage() {
  return (
    <OwnerPage title={title} path={paths.thankYous} current="thankYous">
      {() => (
        <h1 className="display-30" tabIndex={-1}>
          {title}
        </h1>
      )}
    </OwnerPage>
  )
}
