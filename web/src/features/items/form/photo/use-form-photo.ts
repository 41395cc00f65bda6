import { useState } from 'react'
import type { ItemFormState } from '../use-item-form.ts'
import { useItemPhoto } from './use-item-photo.ts'

/**
 * Returns the owner's own photo of a form, which becomes the form's image once it is uploaded, the paths of the uploaded
 * photos, at first those in `stored`, and a function that removes all of them. No photo can be chosen while the form
 * `isSaving`.
 */
export function useFormPhoto(form: ItemFormState, stored: readonly string[], isSaving: boolean) {
  const [uploads, setUploads] = useState(stored)
  const photo = useItemPhoto(isSaving, url => {
    setUploads(now => [url, ...now.filter(other => other !== url)])
    form.setValue('thumbnailUrl', url, { shouldDirty: true, shouldValidate: true })
  })
  const clear = () => {
    photo.cancel()
    setUploads([])
  }
  return { photo, uploads, clear }
}
