import { useState } from 'react'
import type { ItemFormState } from '../use-item-form.ts'
import { useItemPhoto } from './use-item-photo.ts'

/**
 * Returns the owner's own photo of a form, which takes it once it is uploaded, the paths of all photos uploaded for the
 * form after those in `stored`, and a function that forgets them.
 */
export function useFormPhoto(form: ItemFormState, stored: readonly string[]) {
  const [uploads, setUploads] = useState(stored)
  const photo = useItemPhoto(url => {
    setUploads(now => [url, ...now.filter(other => other !== url)])
    form.setValue('thumbnailUrl', url, { shouldDirty: true, shouldValidate: true })
  })
  const clear = () => {
    photo.cancel()
    setUploads([])
  }
  return { photo, uploads, clear }
}
