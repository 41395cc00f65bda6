import type { ReactNode } from 'react'
import styles from '../../screen.module.css'
import { Icon } from '../../ui/icon.tsx'

interface NoticeProps {
  icon: Parameters<typeof Icon>[0]['of']
  strong: string
  text?: string
  /** Buttons of the notice. */
  children?: ReactNode
}

/** A notice above the button. */
export function Notice({ icon, strong, text = '', children }: NoticeProps) {
  return (
    <p className={styles.notice}>
      <Icon of={icon} />
      <span className="shrinks">
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

/** Link-style button of a notice. */
export function LinkButton({ label, onClick }: LinkButtonProps) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {label}
    </button>
  )
}
