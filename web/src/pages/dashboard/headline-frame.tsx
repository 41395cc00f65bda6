import type { ReactNode } from 'react'

/** Heading of the dashboard: its summary sentence, or a placeholder. */
export function HeadlineFrame({ children }: { children: ReactNode }) {
  return (
    <h1 className="display-30 headline" tabIndex={-1}>
      {children}
    </h1>
  )
}
