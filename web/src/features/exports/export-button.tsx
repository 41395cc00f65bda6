import { exportContributions } from '@registry/shared/contract/owner-contributions'
import { activityMessages } from '@registry/shared/messages/activity'
import { exportMessages as words } from '@registry/shared/messages/exports'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ownerClient } from '../../lib/owner-client.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'

/** Tells a spreadsheet that the text is UTF-8; reading the answer as text takes it off. */
const BOM = '\uFEFF'

/** All that the registry was given, as a table among the downloads. */
export function ExportButton() {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => ownerClient.call(exportContributions, {}),
    onSuccess: table => {
      const { fileName } = activityMessages.table
      saveFile(new File([BOM, table], fileName, { type: 'text/csv;charset=utf-8' }))
      showToast('success', words.done)
    },
    onError: () => showToast('error', words.failed),
  })
  return (
    <Button
      look="quiet"
      size="sm"
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate()
      }}
    >
      <Download className="icon icon-16" aria-hidden="true" />
      {isPending ? words.busy : words.action}
    </Button>
  )
}
