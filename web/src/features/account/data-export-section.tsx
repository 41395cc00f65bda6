import { accountMessages } from '@registry/shared/messages/account/account'
import { singaporeDate } from '@registry/shared/registries/celebration'
import { Download } from 'lucide-react'
import { saveFile } from '../../lib/browser/save-file.ts'
import { serverNow } from '../../lib/time/server-clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { SideSection } from '../../ui/layout/side-section.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useAccountExport } from './account-queries.ts'

const t = accountMessages.data

/** Returns the file name of the data export. */
function fileName(slug: string): string {
  return t.fileName(slug, singaporeDate(serverNow()))
}

/** Section with the button that downloads all data stored about the owner. */
export function DataExportSection({ slug }: { slug: string }) {
  const { mutate, isPending, isError } = useAccountExport()
  const download = () => {
    if (isPending) return
    mutate(undefined, {
      onSuccess: ({ data }) => {
        const text = JSON.stringify(data, null, 2)
        saveFile(new File([text], fileName(slug), { type: 'application/json' }))
        showToast('success', t.done)
      },
    })
  }
  return (
    <SideSection id="data" title={t.title} text={t.text}>
      <p>{t.what}</p>
      {isError && <Banner tone="red" title={t.failed} role="alert" />}
      <div>
        <Button look="outline" aria-busy={isPending} onClick={download}>
          <Download className="icon" aria-hidden="true" />
          {isPending ? t.busy : t.download}
        </Button>
      </div>
    </SideSection>
  )
}
