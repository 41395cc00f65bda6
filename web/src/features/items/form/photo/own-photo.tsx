import { CropPhoto } from './crop-photo.tsx'
import { PhotoPick } from './photo-pick.tsx'
import { PhotoStatus } from './photo-status.tsx'
import type { ItemPhoto } from './use-item-photo.ts'

/** Button for the owner's own photo below an item's image, with its crop dialog and progress. */
export function OwnPhoto({ photo }: { photo: ItemPhoto }) {
  return (
    <div>
      <PhotoPick onChoose={file => photo.choose(file, 'image')} />
      <PhotoStatus photo={photo} at="image" />
      <CropPhoto photo={photo} />
    </div>
  )
}
