import { Suspense } from 'react'
import { lazyComponent } from '../../../../lib/lazy-loading/lazy-component.ts'
import { PhotoPick } from './photo-pick.tsx'
import { PhotoStatus } from './photo-status.tsx'
import type { ItemPhoto } from './use-item-photo.ts'

const CropDialog = lazyComponent(() => import('./crop-dialog.tsx').then(m => m.CropDialog))

/** Button for the owner's own photo below an item's image, with its crop dialog and progress. */
export function OwnPhoto({ photo }: { photo: ItemPhoto }) {
  return (
    <div>
      <PhotoPick photo={photo} at="image" />
      <PhotoStatus photo={photo} at="image" />
      <CropPhoto photo={photo} />
    </div>
  )
}

/** Dialog that crops the chosen photo, loaded when a photo was chosen. */
function CropPhoto({ photo: { state, use, cancel, reject } }: { photo: ItemPhoto }) {
  if (state.status !== 'cropping') return null
  return (
    <Suspense>
      <CropDialog file={state.file} onUse={use} onClose={cancel} onUnreadable={reject} />
    </Suspense>
  )
}
