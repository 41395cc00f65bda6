import { type ReactNode, useEffect, useRef } from 'react'
import styles from '../../features/contributions/activity/contribution-activity.module.css'

interface HeadlineFrameProps {
  /** In px, for a placeholder. */
  minHeight?: number | undefined
  /** Called with the heading after each render. */
  onRendered?: (heading: HTMLElement) => void
  children: ReactNode
}

/** Heading of the dashboard: its summary sentence, or a placeholder. */
export function HeadlineFrame({ minHeight, onRendered, children }: HeadlineFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) onRendered?.(heading.current)
  })
  return (
    <h1
      ref={heading}
      className={`display-30 ${styles.headline}`}
      style={{ minBlockSize: minHeight }}
      tabIndex={-1}
    >
      {children}
    </h1>
  )
}
