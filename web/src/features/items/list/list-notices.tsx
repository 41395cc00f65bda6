import { type ChangeItems, undoDeletion } from '../bulk/use-change-items.ts'
import { ChangeFailedBanner } from '../change-failed-banner.tsx'
import { DeletionNotices } from '../remove/deletion-notices.tsx'

/** Results of the last changes, displayed above the list even if it is empty now. */
export function ListNotices({ changes }: { changes: ChangeItems }) {
  return (
    <>
      <DeletionNotices onUndo={ids => undoDeletion(ids, changes.run)} />
      {changes.failed && (
        <ChangeFailedBanner words={changes.failed.words} onRetry={changes.retry} />
      )}
    </>
  )
}
