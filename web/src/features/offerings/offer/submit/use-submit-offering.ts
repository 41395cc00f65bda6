import { createOffering, type OfferingRequest } from '@registry/shared/contract/offerings/offerings'
import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { useEffect, useState } from 'react'
import {
  isStoredRejection,
  sendIdempotently,
} from '../../../../lib/api-client/send-idempotently.ts'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { rememberSentOffering } from '../../../../lib/visitor/tracked-email.ts'
import type { OfferingDraft } from '../draft/offering-draft.ts'
import {
  firstInvalidField,
  type OfferingErrors,
  type OfferingField,
  validateOffering,
} from '../form/validate-offering.ts'
import type { PhotoUploads } from '../photos/use-photo-uploads.ts'
import { type OfferingFailure, serverFieldErrors, toOfferingFailure } from './offering-failure.ts'

export interface SentOffering {
  itemName: string
  email: string
  /** True if the server had stored an earlier request, without the visitor's last changes. */
  isEarlier: boolean
}

interface SubmitOptions {
  slug: string
  draft: OfferingDraft
  photos: PhotoUploads
  onDraft: (part: Partial<OfferingDraft>) => void
  /** Called with the server's validation errors. */
  onRejected: (errors: { all: OfferingErrors; first: OfferingField }) => void
  onSent: (sent: SentOffering) => void
  onFailed: () => void
}

export interface Submission {
  /** Whether it waits for photos or is being sent. */
  isBusy: boolean
  isSending: boolean
  /** Label of the submit button. */
  label: string
  failure: OfferingFailure | undefined
  /** Whether submission is blocked by failed photo uploads. */
  hasFailedPhotos: boolean
  send: () => void
  /** Sends nothing when the photos are uploaded. */
  cancelWait: () => void
  retryPhotos: () => void
  sendWithoutFailedPhotos: () => void
}

type Phase = 'idle' | 'waiting' | 'failed-photos' | 'sending'

/** Submits an offering idempotently, after its photos have been uploaded. */
export function useSubmitOffering(parts: SubmitOptions): Submission {
  const { photos, onDraft, onRejected, onSent, onFailed } = parts
  const [phase, setPhase] = useState<Phase>('idle')
  const [failure, setFailure] = useState<OfferingFailure>()
  const isUploading = photos.list.some(({ state }) => state === 'uploading')
  const failedPhotos = photos.list.filter(({ state }) => state === 'failed')

  const sendNow = async () => {
    setPhase('sending')
    setFailure(undefined)
    try {
      onSent(await sendOffering(parts))
    } catch (error) {
      // A rejection is stored under the key, so the next attempt needs a new idempotency key.
      if (isStoredRejection(error)) onDraft({ sent: undefined })
      const refused = serverFieldErrors(error)
      const first = firstInvalidField(refused)
      if (first) onRejected({ all: refused, first })
      setFailure(toOfferingFailure(error))
      onFailed()
      setPhase('idle')
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: continues when the last upload has ended.
  useEffect(() => {
    if (phase !== 'waiting' || isUploading) return
    if (failedPhotos.length === 0) return void sendNow()
    setPhase('failed-photos')
  }, [phase, isUploading])

  return {
    isBusy: phase === 'waiting' || phase === 'sending',
    isSending: phase === 'sending',
    label: LABELS[phase],
    failure,
    hasFailedPhotos: phase === 'failed-photos' && failedPhotos.length > 0,
    send: () => setPhase('waiting'),
    cancelWait: () => setPhase(now => (now === 'waiting' ? 'idle' : now)),
    retryPhotos: () => {
      for (const photo of failedPhotos) if (photo.failure?.isRetryable) photos.retry(photo.key)
      setPhase('waiting')
    },
    sendWithoutFailedPhotos: () => {
      for (const { key } of failedPhotos) photos.remove(key)
      setPhase('waiting')
    },
  }
}

const LABELS: Record<Phase, string> = {
  idle: t.submit,
  waiting: t.waitingForPhotos,
  'failed-photos': t.submit,
  sending: t.submitting,
}

/** Throws ApiError. */
async function sendOffering({
  slug,
  draft,
  photos,
  onDraft,
}: SubmitOptions): Promise<SentOffering> {
  // The photo that was uploaded last is in this list before it is in the draft.
  const uploaded = photos.list.flatMap(photo => photo.uploaded ?? [])
  const { request } = validateOffering({ ...draft, photos: uploaded }, slug)
  if (!request) throw new RangeError('sent before it was complete')
  const body = JSON.stringify(request)
  const stored = await sendIdempotently({
    body,
    sent: draft.sent,
    onSend: sent => onDraft({ sent }),
    post: (text, idempotencyKey) =>
      visitorClient.call(createOffering, { body: JSON.parse(text) }, { idempotencyKey }),
  })
  const { itemName, offererEmail }: OfferingRequest = JSON.parse(stored.body)
  rememberSentOffering(offererEmail)
  return { itemName, email: offererEmail, isEarlier: stored.body !== body }
}
