import { contributionMessages as words } from '@registry/shared/messages/contributions'
import { showWhole } from '../../lib/show-whole.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { Failure } from './contribution-failure.ts'

/** Why the gift was not recorded, and another try where no answer came. */
export function FailureNotice({ failure, onAgain }: { failure: Failure; onAgain: () => void }) {
  return (
    <Banner
      tone="red"
      role="alert"
      title={failure.text}
      ref={showWhole}
      action={
        failure.isUnanswered && (
          <div className="banner-actions">
            <Button look="outline" size="sm" onClick={onAgain}>
              {words.tryAgain}
            </Button>
          </div>
        )
      }
    >
      {failure.isUnanswered && words.unanswered}
    </Banner>
  )
}
