import { offerWizardMessages } from '@registry/shared/messages/offerings/offer-wizard'
import { ImageOff, RotateCw, X } from 'lucide-react'
import { TextButton } from '../../../../ui/buttons/text-button.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { focusAdjacentEntry } from '../focus-adjacent-entry.ts'
import styles from '../offering-wizard.module.css'
import type { PhotoUpload } from './use-photo-uploads.ts'

const { photos: t } = offerWizardMessages

const STATE_CLASSES: Partial<Record<string, string>> = {
  uploading: styles.isUploading,
  failed: styles.isFailed,
}

interface PhotoTileProps {
  photo: PhotoUpload
  /** Position, from 1. */
  index: number
  onRetry: () => void
  onRemove: () => void
}

/** Preview of a photo with its upload state, retry and remove buttons. */
export function PhotoTile({ photo, index, onRetry, onRemove }: PhotoTileProps) {
  const { preview, state, failure } = photo
  return (
    <li className={`photo ${STATE_CLASSES[state] ?? ''}`}>
      <Stack
        tone="muted"
        centres
        radius={12}
        fill="sunken"
        className={`relative ${styles.photoFrame}`}
      >
        {preview ? (
          <img src={preview} alt={t.shown(index)} width="96" height="96" />
        ) : (
          state === 'failed' && <ImageOff className="icon" aria-hidden="true" />
        )}
        {state === 'uploading' && (
          <Text
            as="span"
            size={12}
            weight={500}
            tone="ink"
            fill="surface"
            textAlign="center"
            className={styles.photoState}
          >
            {t.uploading}
          </Text>
        )}
        <button
          type="button"
          className={`tile ${styles.photoRemove}`}
          aria-label={t.remove(index)}
          onClick={({ currentTarget }) => {
            focusAdjacentEntry(currentTarget)
            onRemove()
          }}
        >
          <X className={`icon fill-surface tone-ink ${styles.photoCross}`} aria-hidden="true" />
        </button>
      </Stack>
      {failure && (
        <div className="photo-failure" role="alert">
          <p className="error">{failure.text}</p>
          {failure.isRetryable && (
            <TextButton aria-label={t.retryNamed(index)} onClick={onRetry}>
              <RotateCw className="icon icon-16" aria-hidden="true" />
              {t.retry}
            </TextButton>
          )}
        </div>
      )}
    </li>
  )
}
