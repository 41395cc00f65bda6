import type { ReactNode } from 'react'

/** The sentence that opens the dashboard, or what stands in its place. */
export function HeadlineFrame({ children }: { children: ReactNode }) {
  return (
    <h1 className="display-30 headline" tabIndex={-1}>
      {children}
    </h1>
  )
}
