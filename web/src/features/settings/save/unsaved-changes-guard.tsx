import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { PencilLine } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'
import { leaveLayers } from '../../../lib/url/history-layers.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'

const t = settingsPageMessages.leave

interface UnsavedChangesGuardProps {
  isChanged: boolean
  /** Discards the draft. */
  onLeave: () => void
}

/**
 * Asks for confirmation before unsaved changes are lost: a dialog on navigation within the app, the browser's prompt on
 * closing the page.
 */
export function UnsavedChangesGuard({ isChanged, onLeave }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(isChanged)
  const decidedFor = useRef<Location>(undefined)
  // The router changes its state at once, but the dialog is removed in a later transition. A second press
  // in between would request an invalid state transition, which throws.
  const decide = (act: () => void) => {
    if (blocker.state !== 'blocked' || blocker.location === decidedFor.current) return
    decidedFor.current = blocker.location
    act()
  }

  useLayoutEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      icon={<PencilLine className="icon" />}
      title={t.title}
      question={t.text}
      confirm={t.leave}
      cancel={t.stay}
      isBusy={false}
      onConfirm={() =>
        decide(() => {
          onLeave()
          void leaveLayers(() => blocker.proceed?.())
        })
      }
      onCancel={() => decide(() => blocker.reset?.())}
    />
  )
}
