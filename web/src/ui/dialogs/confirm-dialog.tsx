import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { Stack } from '../layout/stack.tsx'
import styles from './confirm-dialog.module.css'
import { Modal, useModal } from './modal.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  icon: ReactNode
  title: string
  /** Full question, naming the data that will be lost. */
  question: string
  confirm: string
  cancel: string
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Error of the last attempt. */
  error?: ReactNode
  /** Returns the element to focus after closing, when the opening button no longer exists. */
  focusAfter?: () => HTMLElement | null | true
}

/**
 * Confirmation dialog for destructive actions, also over another dialog. Cancel has the initial focus,
 * Escape cancels.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const questionId = useId()
  const { isOpen, isBusy, onCancel } = props
  if (!isOpen) return null
  return (
    <Modal
      className={`sheet ${styles.dialog}`}
      role="alertdialog"
      describedBy={questionId}
      firstFocus={cancel}
      focusAfter={props.focusAfter}
      onDismiss={by => by === 'escape' && !isBusy && onCancel()}
    >
      <Stack gap={8} size={16} className={styles.body}>
        <span className={`tile tint-red ${styles.icon}`}>{props.icon}</span>
        <Title>{props.title}</Title>
        <p id={questionId} className="muted" dir="auto">
          {props.question}
        </p>
        {props.error}
      </Stack>
      <div className={`sheet-foot ${styles.foot}`}>
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
