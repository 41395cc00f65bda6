import { offerWizardMessages } from '@registry/shared/messages/offerings/offer-wizard'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { Camera, ImagePlus, type LucideIcon } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import styles from '../offering-wizard.module.css'
import { PhotoTile } from './photo-tile.tsx'
import type { PhotoUploads } from './use-photo-uploads.ts'

const { photos: t } = offerWizardMessages

interface PhotoFieldProps {
  photos: PhotoUploads
  error: string | undefined
  registerControl: (control: HTMLElement | null) => void
}

/** Field for photos from the album or camera; each is uploaded as soon as it is chosen. */
export function PhotoField({ photos, error, registerControl }: PhotoFieldProps) {
  const { list, room, hasTooMany } = photos
  const max = OFFERING_LIMITS.photos
  const ready = list.filter(({ state }) => state === 'ready').length
  return (
    <fieldset className="field" aria-describedby="photos-hint">
      <legend className="label">
        <span>{t.label}</span>
        <span className="side">{t.side(max)}</span>
      </legend>
      {list.length > 0 && (
        <ul className={`stack gap-12 ${styles.photos}`}>
          {list.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              index={index + 1}
              onRetry={() => photos.retry(photo.key)}
              onRemove={() => photos.remove(photo.key)}
            />
          ))}
        </ul>
      )}
      <Inline gap={8} wrap>
        <Pick
          icon={ImagePlus}
          label={t.choose}
          isMany
          room={room}
          photos={photos}
          registerControl={registerControl}
        />
        <Pick icon={Camera} label={t.take} room={room} photos={photos} />
      </Inline>
      {error && <FieldError>{error}</FieldError>}
      {hasTooMany && <FieldError>{t.tooMany(max)}</FieldError>}
      <p className="hint" id="photos-hint">
        {t.hint}
      </p>
      <p className="vh" role="status">
        {list.length > 0 && t.count(ready, list.length)}
      </p>
    </fieldset>
  )
}

interface PickProps {
  icon: LucideIcon
  label: string
  /** Selects several photos from the album; otherwise opens the camera. */
  isMany?: boolean
  room: number
  photos: PhotoUploads
  registerControl?: PhotoFieldProps['registerControl']
}

function Pick({ icon: Icon, label, isMany = false, room, photos, registerControl }: PickProps) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    photos.add([...(target.files ?? [])])
    // Without this, choosing a removed photo again would not fire a change event.
    target.value = ''
  }
  return (
    <label
      className={
        isMany ? 'btn btn-outline file-pick' : `btn btn-outline file-pick ${styles.byCamera}`
      }
    >
      <input
        ref={registerControl}
        className="vh"
        type="file"
        accept="image/*"
        multiple={isMany}
        capture={isMany ? undefined : 'environment'}
        disabled={room === 0}
        onChange={take}
      />
      <Icon className="icon" aria-hidden="true" />
      {label}
    </label>
  )
}
