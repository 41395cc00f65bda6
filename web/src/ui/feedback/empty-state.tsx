import type { ReactNode } from 'react'

/** Empty state of a list: reason and next action. */
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
