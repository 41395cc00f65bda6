/** Placeholder of one line or image that is still loading; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={className ? `bone ${className}` : 'bone'} />
}
