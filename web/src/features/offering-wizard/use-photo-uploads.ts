import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { useEffect, useRef, useState } from 'react'
import { newUuid } from '../../lib/new-uuid.ts'
import type { OfferingDraft } from './offering-draft.ts'
import { type PhotoFailure, photoFailure } from './photo-failure.ts'
import { resizePhoto } from './resize-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

type UploadedPhoto = OfferingDraft['photos'][number]

/** A photo on its way, or there. */
export interface PhotoUpload {
  key: string
  /** What is shown of it; nothing before it was read. */
  preview?: string
  state: 'uploading' | 'ready' | 'failed'
  failure?: PhotoFailure
  uploaded?: UploadedPhoto
}

export interface PhotoUploads {
  list: PhotoUpload[]
  /** How many more there may be. */
  room: number
  /** Some of what was chosen last had no room. */
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

/** PhotoUploads as they are chosen, shrunk and sent, one after the other; those that uploaded go to `onUploaded`. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: serverErrors of each change of what has uploaded.
  useEffect(() => onUploaded(uploaded), [ids])

  const change = (key: string, part: Partial<PhotoUpload>) =>
    setList(now => now.map(photo => (photo.key === key ? { ...photo, ...part } : photo)))
  const send = async (key: string) => {
    const file = files.current.get(key)
    // It may have been taken away while it waited.
    if (!file || signal.aborted) return
    try {
      const small = await resizePhoto(file)
      change(key, { preview: previewOf(small) })
      change(key, { uploaded: await uploadPhoto(small, signal), state: 'ready' })
      files.current.delete(key)
    } catch (error) {
      change(key, { state: 'failed', failure: photoFailure(error) })
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

/** Ends with the wizard what runs for it, and gives back the memory of the previews. */
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
