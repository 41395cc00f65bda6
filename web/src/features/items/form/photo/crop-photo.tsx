import { Suspense } from 'react'
import { lazyComponent } from '../../../../lib/lazy-loading/lazy-component.ts'
import type { ItemPhoto } from './use-item-photo.ts'

const CropDialog = lazyComponent(() => import('./crop-dialog.tsx').then(m => m.CropDialog))

/** Dialog that crops the chosen photo, loaded when a photo was chosen. */
export function CropPhoto({ photo: { state, use, cancel, reject } }: { photo: ItemPhoto }) {
  if (state.status !== 'cropping') return null
  return (
    <Suspense>
      <CropDialog file={state.file} onUse={use} onClose={cancel} onUnreadable={reject} />
    </Suspense>
  )
}
