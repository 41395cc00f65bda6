import { uploadItemImage } from '@registry/shared/contract/images'
import { itemPhotoMessages } from '@registry/shared/messages/items/item-photos'
import { useEffect, useRef, useState } from 'react'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import { encodeBase64 } from '../../../../lib/images/encode-base64.ts'
import { type PhotoFailure, photoFailure } from '../../../../lib/images/photo-failure.ts'
import { type CropArea, preparePhoto, resizePhoto } from '../../../../lib/images/resize-photo.ts'

/** Where the owner chose the photo; its progress is shown there. */
export type PhotoOrigin = 'start' | 'phone' | 'image'

type ItemPhotoState =
  | { status: 'idle' }
  | { status: 'cropping'; from: PhotoOrigin; file: File }
  | { status: 'uploading'; from: PhotoOrigin }
  | { status: 'done'; from: PhotoOrigin; url: string }
  | { status: 'failed'; from: PhotoOrigin; failure: PhotoFailure }

export interface ItemPhoto {
  state: ItemPhotoState
  /** True while the item is being saved: a photo chosen now would be lost when the form closes. */
  isLocked: boolean
  /** Opens a chosen file for cropping. */
  choose: (file: File, from: PhotoOrigin) => void
  /** Uploads this part of the chosen photo. */
  use: (crop: CropArea) => void
  retry: () => void
  /** Uploads the chosen photo uncropped if it is HEIC, because the browser cannot show it; otherwise fails. */
  reject: () => void
  /** Closes the crop dialog, or aborts the upload. */
  cancel: () => void
  /** Shows the progress of an upload in the form's image from now on. */
  showInForm: () => void
}

/**
 * Crops and uploads an owner's own photo; `onUploaded` receives the path of the stored image. No photo can be chosen while
 * it `isLocked`.
 */
export function useItemPhoto(isLocked: boolean, onUploaded: (url: string) => void): ItemPhoto {
  const [state, setState] = useState<ItemPhotoState>({ status: 'idle' })
  const chosen = useRef<{ file: File; from: PhotoOrigin; crop?: CropArea }>(undefined)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async () => {
    const { current: photo } = chosen
    if (!photo) return
    const { file, crop } = photo
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    setState({ status: 'uploading', from: photo.from })
    try {
      const image = await encodeBase64(await (crop ? resizePhoto(file, crop) : preparePhoto(file)))
      const { signal } = attempt
      const { processedImage } = await ownerClient.call(
        uploadItemImage,
        { body: { image } },
        { signal },
      )
      if (signal.aborted) return
      setState({ status: 'done', from: photo.from, url: processedImage.displayUrl })
      onUploaded(processedImage.displayUrl)
    } catch (error) {
      if (attempt.signal.aborted) return
      const failure = photoFailure(error, itemPhotoMessages.failed)
      setState({ status: 'failed', from: photo.from, failure })
    }
  }
  return {
    state,
    isLocked,
    choose: (file, from) => {
      if (isLocked) return
      running.current?.abort()
      chosen.current = { file, from }
      if (/^image\/(?!svg)/.test(file.type)) setState({ status: 'cropping', file, from })
      else void send()
    },
    use: crop => {
      if (chosen.current) chosen.current.crop = crop
      void send()
    },
    retry: () => void send(),
    reject: () => void send(),
    cancel: () => {
      running.current?.abort()
      setState({ status: 'idle' })
    },
    showInForm: () => {
      if (chosen.current) chosen.current.from = 'image'
      setState(now => (now.status === 'uploading' ? { ...now, from: 'image' } : now))
    },
  }
}
