import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { useEffect, useRef, useState } from 'react'
import { newUuid } from '../../lib/new-uuid.ts'
import type { OfferDraft } from './offering-draft.ts'
import { type PhotoFailure, photoFailure } from './photo-failure.ts'
import { shrinkPhoto } from './resize-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

type Arrived = OfferDraft['photos'][number]

/** A photo on its way, or there. */
export interface Photo {
  key: string
  /** What is shown of it; nothing before it was read. */
  preview?: string
  state: 'uploading' | 'ready' | 'failed'
  failure?: PhotoFailure
  arrived?: Arrived
}

export interface Photos {
  list: Photo[]
  /** How many more there may be. */
  room: number
  /** Some of what was chosen last had no room. */
  hadTooMany: boolean
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  remove: (key: string) => void
}

const asPhoto = (arrived: Arrived): Photo => ({
  key: arrived.id,
  preview: arrived.displayUrl,
  state: 'ready',
  arrived,
})

/** Photos as they are chosen, shrunk and sent, one after the other; those that arrived go to `onArrived`. */
export function usePhotos(
  kept: readonly Arrived[],
  onArrived: (photos: Arrived[]) => void,
): Photos {
  const [list, setList] = useState(() => kept.map(asPhoto))
  const [hadTooMany, setTooMany] = useState(false)
  const files = useRef(new Map<string, File>())
  const line = useRef(Promise.resolve())
  const { leaving, previewOf } = useLeaving()

  const arrived = list.flatMap(photo => photo.arrived ?? [])
  const ids = arrived.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of each change of what has arrived.
  useEffect(() => onArrived(arrived), [ids])

  const change = (key: string, part: Partial<Photo>) =>
    setList(now => now.map(photo => (photo.key === key ? { ...photo, ...part } : photo)))
  const send = async (key: string) => {
    const file = files.current.get(key)
    // It may have been taken away while it waited.
    if (!file || leaving.aborted) return
    try {
      const small = await shrinkPhoto(file)
      change(key, { preview: previewOf(small) })
      change(key, { arrived: await uploadPhoto(small, leaving), state: 'ready' })
      files.current.delete(key)
    } catch (error) {
      change(key, { state: 'failed', failure: photoFailure(error) })
    }
  }
  const queue = (key: string) => {
    line.current = line.current.then(() => send(key))
  }
  const room = OFFERING_LIMITS.photos - list.length
  return {
    list,
    room,
    hadTooMany,
    add: chosen => {
      const added = chosen.slice(0, room).map(file => ({ key: newUuid(), file }))
      setTooMany(chosen.length > room)
      for (const { key, file } of added) files.current.set(key, file)
      setList(now => [...now, ...added.map(({ key }): Photo => ({ key, state: 'uploading' }))])
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
function useLeaving() {
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
  return { leaving: controller.signal, previewOf }
}
