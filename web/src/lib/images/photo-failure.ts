import { ApiError } from '@registry/shared/client/api-error'
import { offeringPhotoMessages } from '@registry/shared/messages/offerings/offering-photos'
import { serverErrorMessage } from '../api-client/server-error-message.ts'
import { TooSmallPhotoError, UnreadablePhotoError } from './resize-photo.ts'

export interface PhotoFailure {
  text: string
  /** Whether a retry of the same photo may succeed. */
  isRetryable: boolean
}

/** Returns why the upload of a photo failed, or `fallback` if neither browser nor server says why. */
export function photoFailure(error: unknown, fallback: string): PhotoFailure {
  if (error instanceof UnreadablePhotoError) {
    return { text: offeringPhotoMessages.unreadable, isRetryable: false }
  }
  if (error instanceof TooSmallPhotoError) {
    return { text: offeringPhotoMessages.tooSmall, isRetryable: false }
  }
  const isRetryable = !(error instanceof ApiError) || error.code !== 'IMAGE_UNREADABLE'
  const serverText = error instanceof Error ? serverErrorMessage(error) : undefined
  return { text: serverText ?? fallback, isRetryable }
}
