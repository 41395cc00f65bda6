import type { ReactNode } from 'react'
import styles from '../../features/contributions/activity/contribution-activity.module.css'

/** Heading of the dashboard: its summary sentence, or a placeholder. */
export function HeadlineFrame({ children }: { children: ReactNode }) {
  return (
    <h1 className={`display-30 ${styles.headline}`} tabIndex={-1}>
      {children}
    </h1>
  )
}
