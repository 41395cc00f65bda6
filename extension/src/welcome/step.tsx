import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './welcome.module.css'

interface StepProps {
  title: string
  isDone?: boolean
  children: ReactNode
}

/** A numbered step; a completed one has a check mark instead of its number. */
export function Step({ title, isDone = false, children }: StepProps) {
  return (
    <li
      className={`panel stack gap-10 align-start justify-start muted breaks wraps-pretty ${styles.wStep} ${isDone ? styles.isDone : ''}`}
    >
      {isDone && <Check className={`icon tone-success ${styles.wTick}`} aria-hidden="true" />}
      <h2 className="text-18 weight-600 tone-ink">{title}</h2>
      {children}
    </li>
  )
}
