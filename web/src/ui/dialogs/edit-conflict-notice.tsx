import { editConflictMessages } from '@registry/shared/messages/account/edit-conflict'
import { useLayoutEffect, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Banner } from '../feedback/banner.tsx'
import { OnDemand } from '../feedback/on-demand.tsx'
import type { EditConflict } from './edit-conflict-dialog.tsx'

const loadDialog = () => import('./edit-conflict-dialog.tsx')

interface EditConflictNoticeProps<Name extends string> {
  conflicts: readonly EditConflict<Name>[]
  onKeepMine: (name: Name) => void
  onUseTheirs: (name: Name) => void
  /** Opens the dialog each time that it changes to another object. */
  openFor: object | undefined
}

/** Notice that another device changed edited fields, with a dialog to choose between the values. */
export function EditConflictNotice<Name extends string>({
  openFor,
  ...choice
}: EditConflictNoticeProps<Name>) {
  const [isOpen, setOpen] = useState(false)
  const hasConflicts = choice.conflicts.length > 0
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
            <EditConflictDialog {...choice} onClose={() => setOpen(false)} />
          )}
        </OnDemand>
      )}
    </>
  )
}
