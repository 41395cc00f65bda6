import { ApiError } from '@registry/shared/client/api-error'
import { uploadOfferingPhoto } from '@registry/shared/contract/offerings/offering-photos'
import { offerWizardMessages } from '@registry/shared/messages/offerings/offer-wizard'
import { offeringPhotoMessages } from '@registry/shared/messages/offerings/offering-photos'
import { serverErrorMessage } from '../../../../lib/api-client/server-error-message.ts'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { encodeBase64 } from '../../../../lib/images/encode-base64.ts'
import { TooSmallPhotoError, UnreadablePhotoError } from '../../../../lib/images/resize-photo.ts'

/** Uploads a photo; resolves to its id and the URL at which it is served. */
export async function uploadPhoto(
  photo: Blob,
  signal: AbortSignal,
): Promise<{ id: string; displayUrl: string }> {
  const image = await encodeBase64(photo)
  const { data } = await visitorClient.call(uploadOfferingPhoto, { body: { image } }, { signal })
  return { id: data.id, displayUrl: data.displayUrl }
}

export interface PhotoFailure {
  text: string
  /** Whether a retry of the same photo may succeed. */
  isRetryable: boolean
}

/** Returns why an upload failed, and whether a retry may succeed. */
export function photoFailure(error: unknown): PhotoFailure {
  if (error instanceof UnreadablePhotoError) {
    return { text: offeringPhotoMessages.unreadable, isRetryable: false }
  }
  if (error instanceof TooSmallPhotoError) {
    return { text: offeringPhotoMessages.tooSmall, isRetryable: false }
  }
  const isRetryable = !(error instanceof ApiError) || error.code !== 'IMAGE_UNREADABLE'
  const serverText = error instanceof Error ? serverErrorMessage(error) : undefined
  return { text: serverText ?? offerWizardMessages.photos.failed, isRetryable }
}
