import { activityMessages } from '@registry/shared/messages/contributions/activity'

const t = activityMessages.panel
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const FIGURES = [t.value, t.given, t.count, t.today] as const

/** Skeleton with the height of the filled panel. */
export function ActivitySkeleton() {
  return (
    <div role="status" aria-label={t.loading}>
      <div aria-hidden="true">
        <div className="stats">
          {FIGURES.map(name => (
            <div key={name}>
              <p>{name}</p>
              <span className="bone" />
            </div>
          ))}
        </div>
        <div className="gifts">
          {ROWS.map(row => (
            <div key={row} className="gift is-bone">
              <span className="avatar bone" />
              <span className="gift-words">
                <span className="bone w-[52%]" />
                <span className="bone w-[36%]" />
              </span>
            </div>
          ))}
        </div>
        <div className="pager" />
      </div>
    </div>
  )
}
