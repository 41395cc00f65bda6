import { offerWizardMessages } from '@registry/shared/messages/offerings/offer-wizard'
import { ImageOff, RotateCw, X } from 'lucide-react'
import { focusAdjacentEntry } from '../focus-adjacent-entry.ts'
import type { PhotoUpload } from './use-photo-uploads.ts'

const { photos: t } = offerWizardMessages

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
    <li className={`photo is-${state}`}>
      <div className="photo-frame">
        {preview ? (
          <img src={preview} alt={t.shown(index)} width="96" height="96" />
        ) : (
          state === 'failed' && <ImageOff className="icon" aria-hidden="true" />
        )}
        {state === 'uploading' && <span className="photo-state">{t.uploading}</span>}
        <button
          type="button"
          className="photo-remove"
          aria-label={t.remove(index)}
          onClick={({ currentTarget }) => {
            focusAdjacentEntry(currentTarget)
            onRemove()
          }}
        >
          <X className="icon photo-cross" aria-hidden="true" />
        </button>
      </div>
      {failure && (
        <div className="photo-failure" role="alert">
          <p className="error">{failure.text}</p>
          {failure.isRetryable && (
            <button
              type="button"
              className="linkbtn"
              aria-label={t.retryNamed(index)}
              onClick={onRetry}
            >
              <RotateCw className="icon icon-16" aria-hidden="true" />
              {t.retry}
            </button>
          )}
        </div>
      )}
    </li>
  )
}
