import type { ReactNode } from 'react'

/** Nothing here: why, and what to do about it. */
export function EmptyState({
  picture,
  title,
  children,
  action,
  heading: Heading = 'h2',
}: {
  picture?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  heading?: 'h2' | 'h3'
}) {
  return (
    <div className="empty">
      {picture}
      <Heading>{title}</Heading>
      {children}
      {action}
    </div>
  )
}
