import { offerWizardMessages } from '@registry/shared/messages/offerings/offer-wizard'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { useEffect, useRef, useState } from 'react'
import { newUuid } from '../../../../lib/browser/new-uuid.ts'
import { type PhotoFailure, photoFailure } from '../../../../lib/images/photo-failure.ts'
import { preparePhoto } from '../../../../lib/images/resize-photo.ts'
import type { OfferingDraft } from '../draft/offering-draft.ts'
import { uploadPhoto } from './upload-photo.ts'

type UploadedPhoto = OfferingDraft['photos'][number]

/** A photo with its upload state. */
export interface PhotoUpload {
  key: string
  /** URL of the preview; undefined before the photo was decoded. */
  preview?: string
  state: 'uploading' | 'ready' | 'failed'
  failure?: PhotoFailure
  uploaded?: UploadedPhoto
}

export interface PhotoUploads {
  list: PhotoUpload[]
  /** Number of photos that can still be added. */
  room: number
  /** Whether some of the photos chosen last exceeded the limit. */
  hasTooMany: boolean
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  remove: (key: string) => void
}

const toPhotoUpload = (uploaded: UploadedPhoto): PhotoUpload => ({
  key: uploaded.id,
  preview: uploaded.displayUrl,
  state: 'ready',
  uploaded,
})

/**
 * Resizes and uploads the chosen photos one after the other; `onUploaded` receives all uploaded
 * ones.
 */
export function usePhotoUploads(
  initial: readonly UploadedPhoto[],
  onUploaded: (photos: UploadedPhoto[]) => void,
): PhotoUploads {
  const [list, setList] = useState(() => initial.map(toPhotoUpload))
  const [hasTooMany, setTooMany] = useState(false)
  const files = useRef(new Map<string, File>())
  const queueTail = useRef(Promise.resolve())
  const { signal, previewOf } = useAbortOnUnmount()

  const uploaded = list.flatMap(photo => photo.uploaded ?? [])
  const ids = uploaded.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the uploaded photos change.
  useEffect(() => onUploaded(uploaded), [ids])

  const change = (key: string, part: Partial<PhotoUpload>) =>
    setList(now => now.map(photo => (photo.key === key ? { ...photo, ...part } : photo)))
  const send = async (key: string) => {
    const file = files.current.get(key)
    // The photo may have been removed while it was queued.
    if (!file || signal.aborted) return
    try {
      const photo = await preparePhoto(file)
      // A file that the browser cannot decode is shown as the server has stored it.
      const preview = photo === file ? undefined : previewOf(photo)
      change(key, { preview })
      const uploaded = await uploadPhoto(photo, signal)
      change(key, { uploaded, preview: preview ?? uploaded.displayUrl, state: 'ready' })
      files.current.delete(key)
    } catch (error) {
      change(key, {
        state: 'failed',
        failure: photoFailure(error, offerWizardMessages.photos.failed),
      })
    }
  }
  const queue = (key: string) => {
    queueTail.current = queueTail.current.then(() => send(key))
  }
  const room = OFFERING_LIMITS.photos - list.length
  return {
    list,
    room,
    hasTooMany,
    add: chosen => {
      const added = chosen.slice(0, room).map(file => ({ key: newUuid(), file }))
      setTooMany(chosen.length > room)
      for (const { key, file } of added) files.current.set(key, file)
      setList(now => [
        ...now,
        ...added.map(({ key }): PhotoUpload => ({ key, state: 'uploading' })),
      ])
      for (const { key } of added) queue(key)
    },
    retry: key => {
      change(key, { state: 'uploading', failure: undefined })
      queue(key)
    },
    remove: key => {
      files.current.delete(key)
      setTooMany(false)
      setList(now => now.filter(photo => photo.key !== key))
    },
  }
}

/** Aborts uploads and revokes preview URLs on unmount. */
function useAbortOnUnmount() {
  const [controller] = useState(() => new AbortController())
  const [urls] = useState<string[]>([])
  useEffect(
    () => () => {
      controller.abort()
      for (const url of urls) URL.revokeObjectURL(url)
    },
    [controller, urls],
  )
  const previewOf = (photo: Blob) => {
    const url = URL.createObjectURL(photo)
    urls.push(url)
    return url
  }
  return { signal: controller.signal, previewOf }
}
