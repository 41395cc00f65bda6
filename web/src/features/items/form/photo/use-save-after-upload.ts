import { useEffect, useState } from 'react'
import type { ItemFormValues } from '../item-form-schema.ts'
import type { ItemFormState } from '../use-item-form.ts'
import type { ItemPhoto } from './use-item-photo.ts'

/**
 * Saves an item once no photo of it is uploading, so that the item gets the photo. `isWaiting` is true until then; an
 * upload that fails or is stopped saves nothing.
 */
export function useSaveAfterUpload(
  form: ItemFormState,
  { state: { status } }: ItemPhoto,
  save: (values: ItemFormValues) => void,
): { save: (values: ItemFormValues) => void; isWaiting: boolean } {
  const [isWaiting, setWaiting] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: continues when the upload has ended.
  useEffect(() => {
    if (!isWaiting || status === 'uploading') return
    setWaiting(false)
    // Validated again, because the owner may have typed meanwhile.
    if (status === 'done') void form.handleSubmit(save)()
  }, [isWaiting, status])
  return {
    save: values => (status === 'uploading' ? setWaiting(true) : save(values)),
    isWaiting,
  }
}
