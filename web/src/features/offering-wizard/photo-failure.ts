import { ApiError } from '@registry/shared/client/api-error'
import { offerWizardMessages } from '@registry/shared/messages/offer-wizard'
import { offeringPhotoMessages } from '@registry/shared/messages/offering-photos'
import { serverWords } from '../../lib/server-words.ts'
import { UnreadablePhotoError } from './resize-photo.ts'

export interface PhotoFailure {
  text: string
  /** The same photo may still arrive. */
  isRetryable: boolean
}

/** What draftStore a photo from arriving, and whether it is worth another try. */
export function photoFailure(error: unknown): PhotoFailure {
  if (error instanceof UnreadablePhotoError) {
    return { text: offeringPhotoMessages.unreadable, isRetryable: false }
  }
  const isRetryable = !(error instanceof ApiError) || error.code !== 'IMAGE_UNREADABLE'
  const said = error instanceof Error ? serverWords(error) : undefined
  return { text: said ?? offerWizardMessages.photos.failed, isRetryable }
}
