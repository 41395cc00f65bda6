import { ApiError } from '@registry/shared/client/api-error'
import { offerWizardMessages } from '@registry/shared/messages/offerings/offer-wizard'
import { offeringPhotoMessages } from '@registry/shared/messages/offerings/offering-photos'
import { serverErrorMessage } from '../../../../lib/api-client/server-error-message.ts'
import { UnreadablePhotoError } from './resize-photo.ts'

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
  const isRetryable = !(error instanceof ApiError) || error.code !== 'IMAGE_UNREADABLE'
  const serverText = error instanceof Error ? serverErrorMessage(error) : undefined
  return { text: serverText ?? offerWizardMessages.photos.failed, isRetryable }
}
