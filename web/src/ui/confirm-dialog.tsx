import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  icon: ReactNode
  title: string
  /** The whole question, with what will be lost. */
  question: string
  confirm: string
  cancel: string
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Why the last try did not succeed. */
  error?: ReactNode
  /** Where focus goes afterwards, when what asked is gone. */
  focusAfter?: () => HTMLElement | null | true
}

/** Asks once before something is lost. Cancel has the focus, Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { isOpen, isBusy, onCancel } = props
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={open => !open && !isBusy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup
          className="sheet ask"
          initialFocus={cancel}
          finalFocus={() => props.focusAfter?.() ?? true}
        >
          <div className="ask-body">
            <span className="ask-icon">{props.icon}</span>
            <AlertDialog.Title className="display-24">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="muted">{props.question}</AlertDialog.Description>
            {props.error}
          </div>
          <div className="sheet-foot ask-foot">
            <Button ref={cancel} look="outline" disabled={isBusy} onClick={onCancel}>
              {props.cancel}
            </Button>
            <Button look="danger" disabled={isBusy} onClick={props.onConfirm}>
              {props.confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
