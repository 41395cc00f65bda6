import { scrollIntoViewIfNeeded } from '../lib/scroll-into-view.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

interface RetryBannerProps {
  /** What went wrong, and whether it may have been counted all the same. */
  failure: { text: string; isUnanswered: boolean }
  texts: { unanswered: string; tryAgain: string }
  onAgain: () => void
}

/** Why what was sent was not counted, and another try where no answer came. */
export function RetryBanner({ failure, texts, onAgain }: RetryBannerProps) {
  return (
    <Banner
      tone="red"
      role="alert"
      title={failure.text}
      ref={scrollIntoViewIfNeeded}
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
