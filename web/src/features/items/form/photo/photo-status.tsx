import { itemPhotoMessages as t } from '@registry/shared/messages/items/item-photos'
import { RotateCw } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Thumbnail } from '../../../../ui/images/thumbnail.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import styles from './item-photo.module.css'
import type { ItemPhoto, PhotoOrigin } from './use-item-photo.ts'

interface PhotoStatusProps {
  photo: ItemPhoto
  /** Place of this status: it shows photos that were chosen here. */
  at: PhotoOrigin
}

/** Progress of an upload, announced through a live region, and its failure with a retry. */
export function PhotoStatus({ photo, at }: PhotoStatusProps) {
  const { state, isLocked, retry, cancel } = photo
  const isHere = state.status !== 'idle' && state.from === at
  return (
    <div className={styles.photoStatus}>
      <div role="status">
        {isHere && state.status === 'uploading' && (
          <Inline as="p" gap={12} align="center" tone="muted">
            <Spinner />
            <span>{t.uploading}</span>
            <Button look="quiet" size="sm" onClick={cancel}>
              {t.stop}
            </Button>
          </Inline>
        )}
        {isHere && state.status === 'done' && (
          <Inline as="p" gap={12} align="center" tone="muted">
            <Thumbnail>
              <img src={state.url} alt="" width="48" height="48" />
            </Thumbnail>
            {t.done}
          </Inline>
        )}
      </div>
      {isHere && state.status === 'failed' && (
        <Banner
          tone="red"
          role="alert"
          title={state.failure.text}
          action={
            state.failure.isRetryable && (
              <Button look="outline" size="sm" disabled={isLocked} onClick={retry}>
                <RotateCw className="icon icon-16" aria-hidden="true" />
                {t.retry}
              </Button>
            )
          }
        >
          {t.kept}
        </Banner>
      )}
    </div>
  )
}
