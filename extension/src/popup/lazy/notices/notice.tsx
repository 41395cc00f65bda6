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
    <p className={`row wraps gap-8 align-center text-12 tone-muted below-8 ${styles.notice}`}>
      <Icon of={icon} isSmall />
      <span className="shrinks">
        <b className="tone-ink">{strong}</b> {text}
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
    <button type="button" className="link weight-600" onClick={onClick}>
      {label}
    </button>
  )
}
