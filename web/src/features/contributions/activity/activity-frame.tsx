import { activityMessages } from '@registry/shared/messages/contributions/activity'
import type { ReactNode } from 'react'

const words = activityMessages.panel

/** Frame of the recent activity panel, around its loading, empty, error and filled states. */
export function ActivityFrame({ children, isBusy }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <section className="panel activity" aria-labelledby="activity" aria-busy={isBusy}>
      <div className="panel-head">
        <h2 id="activity" tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.currency}</p>
      </div>
      {children}
    </section>
  )
}
