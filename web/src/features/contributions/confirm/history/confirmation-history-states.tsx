import { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { FailureBanner } from '../../../../ui/feedback/failure-banner.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import styles from './confirmation-history.module.css'

const BONES = ['first', 'second', 'third'] as const

export function ConfirmationHistorySkeleton() {
  return (
    <Card as="div" className={`${styles.historyRows} is-bone`} aria-busy="true">
      <p className="vh">{inboxMessages.history.loading}</p>
      {BONES.map(bone => (
        <Skeleton key={bone} />
      ))}
    </Card>
  )
}

/** Error banner of the history; the rest of the page may have loaded. */
export function ConfirmationHistoryFailed({ onRetry }: { onRetry: () => void }) {
  const { failed } = inboxMessages
  return <FailureBanner title={failed.sentence} retry={failed.retry} onRetry={onRetry} />
}
