import { showWhole } from '../lib/show-whole.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

interface FailedTryProps {
  /** What went wrong, and whether it may have been counted all the same. */
  failure: { text: string; isUnanswered: boolean }
  texts: { unanswered: string; tryAgain: string }
  onAgain: () => void
}

/** Why what was sent was not counted, and another try where no answer came. */
export function FailedTry({ failure, texts, onAgain }: FailedTryProps) {
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
              {texts.tryAgain}
            </Button>
          </div>
        )
      }
    >
      {failure.isUnanswered && texts.unanswered}
    </Banner>
  )
}
