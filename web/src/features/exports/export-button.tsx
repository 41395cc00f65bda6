import { ApiError } from '@registry/shared/client/api-error'
import { exportContributions } from '@registry/shared/contract/contributions/owner-contributions'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ownerClient } from '../../lib/api-client/owner-client.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** Byte order mark: makes spreadsheets read the file as UTF-8; Blob.text() strips it. */
const BOM = '\uFEFF'

async function download(): Promise<void> {
  const text = await ownerClient.call(exportContributions, {})
  saveFile(new File([BOM, text], activityMessages.table.fileName, { type: 'text/csv' }))
}

/** Downloads all contributions of the registry as CSV. */
export function ExportButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onError: error => {
      const reason = error instanceof ApiError ? error.message : deskMessages.unknown
      const retry = { label: deskMessages.retry, run: () => mutate() }
      showToast('error', deskMessages.exportFailed(reason), retry)
    },
  })
  return (
    <Button
      look="outline"
      size="sm"
      aria-disabled={isPending}
      onClick={() => isPending || mutate()}
    >
      <Download className="icon icon-16" aria-hidden="true" />
      {deskMessages.export}
    </Button>
  )
}
