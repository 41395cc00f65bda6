import { scrollIntoViewIfNeeded } from '../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../buttons/button.tsx'
import { Banner } from './banner.tsx'

interface RetryBannerProps {
  /** Error text; `isUnanswered` if there was no response, so that the request may have succeeded. */
  failure: { text: string; isUnanswered: boolean }
  texts: { unanswered: string; tryAgain: string }
  onAgain: () => void
}

/** Error of a submitted form, with a retry button if the server sent no response. */
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
