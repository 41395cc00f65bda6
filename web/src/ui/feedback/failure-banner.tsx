import { Button } from '../buttons/button.tsx'
import { Banner } from './banner.tsx'

interface FailureBannerProps {
  title: string
  retry: string
  onRetry: () => void
}

/** Announces that a load or change failed, with a retry button. */
export function FailureBanner({ title, retry, onRetry }: FailureBannerProps) {
  return (
    <Banner
      tone="red"
      role="alert"
      title={title}
      action={
        <Button look="outline" size="sm" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  )
}
