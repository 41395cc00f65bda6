import { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { Inbox } from '../features/contributions/confirm/inbox.tsx'
import { ExportButton } from '../features/exports/export-button.tsx'
import { paths } from '../lib/url/paths.ts'
import { OwnerPage } from './owner/owner-page.tsx'

/** /to-confirm */
export function ToConfirmPage() {
  return (
    <OwnerPage title={inboxMessages.title} path={paths.toConfirm} current="toConfirm">
      {() => <Inbox historyAction={<ExportButton />} />}
    </OwnerPage>
  )
}
