import { useEffect, useState } from 'react'
import type { ItemFormValues } from '../item-form-schema.ts'
import type { ItemFormState } from '../use-item-form.ts'
import type { ItemPhoto } from './use-item-photo.ts'

/**
 * Returns a function that saves an item once its photo is uploaded, at once without an upload in progress. `isWaiting` is
 * true while a save waits. An upload that fails or is stopped, or another photo, ends the wait without a save.
 */
export function useSaveAfterUpload(
  form: ItemFormState,
  { state: { status }, showInForm }: ItemPhoto,
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
  const saveOrWait = (values: ItemFormValues) => {
    if (status !== 'uploading') return save(values)
    setWaiting(true)
    // The place where the photo was chosen may not be displayed any more.
    showInForm()
  }
  return { save: saveOrWait, isWaiting }
}
