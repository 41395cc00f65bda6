import { type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { Modal, useModal } from './modal.tsx'

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

/**
 * Asks once before something is lost, also over another dialog. Cancel has the focus, Escape
 * cancels.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const questionId = useId()
  const { isOpen, isBusy, onCancel } = props
  if (!isOpen) return null
  return (
    <Modal
      className="sheet ask"
      role="alertdialog"
      describedBy={questionId}
      firstFocus={cancel}
      focusAfter={props.focusAfter}
      onDismiss={by => by === 'escape' && !isBusy && onCancel()}
    >
      <div className="ask-body">
        <span className="ask-icon">{props.icon}</span>
        <Title>{props.title}</Title>
        <p id={questionId} className="muted" dir="auto">
          {props.question}
        </p>
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
    </Modal>
  )
}

function Title({ children }: { children: string }) {
  return (
    <h2 id={useModal().titleId} className="display-24">
      {children}
    </h2>
  )
}
