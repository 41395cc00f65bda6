import { RotateCw } from 'lucide-react'
import { Button } from '../buttons/button.tsx'
import { Banner } from './banner.tsx'

interface NotLoadedBannerProps {
  title: string
  text: string
  retry: string
  isBusy: boolean
  onRetry: () => void
}

/** Shown in place of a part of a page that could not be loaded, with a retry button. */
export function NotLoadedBanner({ title, text, retry, isBusy, onRetry }: NotLoadedBannerProps) {
  return (
    <Banner
      tone="red"
      role="alert"
      title={title}
      action={
        <Button look="outline" size="sm" disabled={isBusy} onClick={onRetry}>
          <RotateCw className="icon icon-16" aria-hidden="true" />
          {retry}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
