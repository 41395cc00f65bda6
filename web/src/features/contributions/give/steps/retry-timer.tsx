import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'

/** Countdown to the next automatic attempt. */
export function RetryTimer({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined) return null
  return (
    <p className="hint" role="timer" ref={scrollIntoViewIfNeeded}>
      {t.againIn(seconds)}
    </p>
  )
}
