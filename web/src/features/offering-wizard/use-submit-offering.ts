import { createOffering } from '@registry/shared/contract/offerings'
import { offerWizardMessages as words } from '@registry/shared/messages/offer-wizard'
import { useEffect, useState } from 'react'
import { isAnswered } from '../../lib/is-answered.ts'
import { requestKey } from '../../lib/request-key.ts'
import { noteSentOffering } from '../../lib/tracked-email.ts'
import { visitorClient } from '../../lib/visitor-client.ts'
import type { OfferDraft } from './offering-draft.ts'
import { type OfferFailure, offerFailure, refusedFields } from './offering-failure.ts'
import type { Photos } from './use-photo-uploads.ts'
import { checkOffer, firstWrong, type OfferErrors, type OfferField } from './validate-offering.ts'

export interface SentOffer {
  itemName: string
  email: string
}

interface SubmitParts {
  slug: string
  draft: OfferDraft
  photos: Photos
  onDraft: (part: Partial<OfferDraft>) => void
  /** The server has something against fields. */
  onRefused: (errors: { all: OfferErrors; first: OfferField }) => void
  onSent: (sent: SentOffer) => void
}

export interface Submission {
  isBusy: boolean
  /** What its button says. */
  label: string
  failure: OfferFailure | undefined
  /** It was to be sent, but photos did not arrive. */
  hasLostPhotos: boolean
  send: () => void
  retryPhotos: () => void
  sendWithout: () => void
}

type Phase = 'idle' | 'waiting' | 'lost-photos' | 'sending'

/** Sends an offer once its photos are there, once however often it is tried. */
export function useSubmitOffer(parts: SubmitParts): Submission {
  const { photos, onDraft, onRefused, onSent } = parts
  const [phase, setPhase] = useState<Phase>('idle')
  const [failure, setFailure] = useState<OfferFailure>()
  const isUploading = photos.list.some(({ state }) => state === 'uploading')
  const lost = photos.list.filter(({ state }) => state === 'failed')

  const sendNow = async () => {
    setPhase('sending')
    setFailure(undefined)
    try {
      onSent(await sendOffer(parts))
    } catch (error) {
      // What was refused was not counted: the next try is another.
      if (isAnswered(error)) onDraft({ sent: undefined })
      const refused = refusedFields(error)
      const first = firstWrong(refused)
      if (first) onRefused({ all: refused, first })
      setFailure(offerFailure(error))
      setPhase('idle')
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on when the last photo has settled.
  useEffect(() => {
    if (phase !== 'waiting' || isUploading) return
    if (lost.length > 0) setPhase('lost-photos')
    else void sendNow()
  }, [phase, isUploading])

  return {
    isBusy: phase === 'waiting' || phase === 'sending',
    label: LABELS[phase],
    failure,
    hasLostPhotos: phase === 'lost-photos' && lost.length > 0,
    send: () => setPhase('waiting'),
    retryPhotos: () => {
      for (const photo of lost) if (photo.failure?.isPassing) photos.retry(photo.key)
      setPhase('waiting')
    },
    sendWithout: () => {
      for (const { key } of lost) photos.remove(key)
      setPhase('waiting')
    },
  }
}

const LABELS: Record<Phase, string> = {
  idle: words.submit,
  waiting: words.waitingForPhotos,
  'lost-photos': words.submit,
  sending: words.submitting,
}

/** Throws ApiError. */
async function sendOffer({ slug, draft, photos, onDraft }: SubmitParts): Promise<SentOffer> {
  // The one that was waited for is in the list before it is in the draft.
  const arrived = photos.list.flatMap(photo => photo.arrived ?? [])
  const { request } = checkOffer({ ...draft, photos: arrived }, slug)
  if (!request) throw new RangeError('sent before it was complete')
  const sent = requestKey(request, draft.sent)
  onDraft({ sent })
  await visitorClient.call(createOffering, { body: request }, { idempotencyKey: sent.key })
  noteSentOffering(request.offererEmail)
  return { itemName: request.itemName, email: request.offererEmail }
}
