import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { paths } from '../lib/paths.ts'
import { OwnerPage } from './owner-page.tsx'

const title = dashboardMessages.menu.toConfirm

/** /to-confirm */
export function ToConfirmPage() {
  return (
    <OwnerPage title={title} path={paths.toConfirm} current="toConfirm">
      {() => (
        <h1 className="display-30" tabIndex={-1}>
          {title}
        </h1>
      )}
    </OwnerPage>
  )
}
