import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { RetryBanner } from '../../../../ui/feedback/retry-banner.tsx'
import type { PhotoUploads } from '../photos/use-photo-uploads.ts'
import type { Submission } from './use-submit-offering.ts'

/**
 * Reports why the offering was not sent and offers a retry, or sending it without the failed
 * photos.
 */
export function SubmitError({
  submission,
  photos,
}: {
  submission: Submission
  photos: PhotoUploads
}) {
  const { failure, hasFailedPhotos } = submission
  if (hasFailedPhotos) {
    const failedPhotos = photos.list.filter(({ state }) => state === 'failed')
    return (
      <Banner
        tone="apricot"
        role="alert"
        title={t.photosMissing(failedPhotos.length)}
        ref={scrollIntoViewIfNeeded}
        action={
          <div className="banner-actions">
            {failedPhotos.some(photo => photo.failure?.isRetryable) && (
              <Button look="outline" size="sm" onClick={submission.retryPhotos}>
                {t.tryAgain}
              </Button>
            )}
            <Button look="outline" size="sm" onClick={submission.sendWithoutFailedPhotos}>
              {t.sendWithout(failedPhotos.length)}
            </Button>
          </div>
        }
      />
    )
  }
  if (!failure) return null
  return <RetryBanner failure={failure} texts={t} onAgain={submission.send} />
}
