import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface NoticeProps {
  icon: Parameters<typeof Icon>[0]['of']
  strong: string
  text?: string
  /** What can be done about it. */
  children?: ReactNode
}

/** Something to know before the button is pressed. */
export function Notice({ icon, strong, text = '', children }: NoticeProps) {
  return (
    <p className="notice">
      <Icon of={icon} />
      <span className="grow">
        <b>{strong}</b> {text}
      </span>
      {children}
    </p>
  )
}

interface LinkButtonProps {
  label: string
  onClick: () => void
}

/** The small button of a notice. */
export function LinkButton({ label, onClick }: LinkButtonProps) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {label}
    </button>
  )
}
