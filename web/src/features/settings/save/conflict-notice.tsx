import { editConflictMessages } from '@registry/shared/messages/account/edit-conflict'
import { useLayoutEffect, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { OnDemand } from '../../../ui/feedback/on-demand.tsx'
import type { EditConflicts } from './use-edit-conflicts.ts'

const loadDialog = () => import('../../../ui/dialogs/edit-conflict-dialog.tsx')

interface ConflictNoticeProps {
  conflicts: EditConflicts
  /** Opens the dialog each time that it changes to another object. */
  openFor: object | undefined
}

/** Notice that another device changed edited fields, with a dialog to choose between the values. */
export function ConflictNotice({ conflicts, openFor }: ConflictNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  const hasConflicts = conflicts.list.length > 0
  useLayoutEffect(() => {
    if (openFor) setOpen(true)
  }, [openFor])
  useLayoutEffect(() => {
    if (!hasConflicts) setOpen(false)
  }, [hasConflicts])
  if (!hasConflicts) return null
  return (
    <>
      <Banner
        tone="apricot"
        role="status"
        title={editConflictMessages.title}
        action={
          <Button look="outline" size="sm" onClick={() => setOpen(true)}>
            {editConflictMessages.compare}
          </Button>
        }
      >
        {editConflictMessages.notice}
      </Banner>
      {isOpen && (
        <OnDemand load={loadDialog}>
          {({ EditConflictDialog }) => (
            <EditConflictDialog
              conflicts={conflicts.list}
              onKeepMine={conflicts.keepMine}
              onUseTheirs={conflicts.useTheirs}
              onClose={() => setOpen(false)}
            />
          )}
        </OnDemand>
      )}
    </>
  )
}
