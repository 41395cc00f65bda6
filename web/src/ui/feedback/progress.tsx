interface ProgressProps {
  /** Accessible name. */
  label: string
  /** 0 to 100; more counts as 100. */
  percent: number
  /** Percentage points of unconfirmed contributions: hatched, after the solid part. */
  extraPercent?: number
  /** Whether the goal is reached; 99.6 % rounds to 100 and is not. */
  isFull?: boolean
}

/** Progress bar from 0 to 100 %: rose below full, green when full. Numbers must be shown beside it. */
export function Progress({
  label,
  percent,
  extraPercent = 0,
  isFull = percent >= 100,
}: ProgressProps) {
  const solid = Math.min(100, Math.max(0, percent))
  const extra = Math.min(100 - solid, Math.max(0, extraPercent))
  return (
    <div
      className={isFull ? 'progress is-full' : 'progress'}
      role="progressbar"
      aria-label={label}
      aria-valuenow={solid}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ inlineSize: `${solid}%` }} />
      {extra > 0 && <i style={{ inlineSize: `calc(${extra}% + 4px)` }} />}
    </div>
  )
}
