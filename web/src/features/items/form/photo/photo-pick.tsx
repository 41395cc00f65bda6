import { itemPhotoMessages } from '@registry/shared/messages/items/item-photos'
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './item-photo.module.css'
import type { ItemPhoto, PhotoOrigin } from './use-item-photo.ts'

interface PhotoPickProps {
  /** Default: 'Add your own photo'. */
  label?: ReactNode
  photo: ItemPhoto
  /** Place of this button. */
  at: PhotoOrigin
}

/** Button that opens the album, or on a phone the camera too. */
export function PhotoPick({ label = itemPhotoMessages.choose, photo, at }: PhotoPickProps) {
  return (
    <label className={`btn btn-outline file-pick keeps-size ${styles.photoPick}`}>
      <input
        className="vh"
        type="file"
        accept="image/*"
        disabled={photo.isLocked}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Without this, choosing the same photo again would not fire a change event.
          target.value = ''
          if (file) photo.choose(file, at)
        }}
      />
      <ImagePlus className="icon" aria-hidden="true" />
      {label}
    </label>
  )
}
