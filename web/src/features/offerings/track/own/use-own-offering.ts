import type {
  OfferingMessage,
  OwnOffering,
} from '@registry/shared/contract/offerings/offering-schemas'
import { getOwnOffering } from '@registry/shared/contract/offerings/offerings'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { type SetStateAction, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { isInvalidLink } from '../../../../lib/api-client/is-invalid-link.ts'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { withLinkKey } from '../../../../lib/api-client/with-link-key.ts'
import { clearLinkKey, linkKey, onLinkKey } from '../../../../lib/url/link-key.ts'
import { offeringErrorText } from '../offering-error.ts'
import { appendMessage } from './append-message.ts'

type OwnState =
  | { status: 'loading' }
  /** The key is wrong or expired, or the offering was withdrawn. */
  | { status: 'gone' }
  | { status: 'failed'; text: string }
  | { status: 'withdrawn'; itemName: string }
  | { status: 'ready'; offering: OwnOffering }

export interface OwnOfferingResource {
  state: OwnState
  /** Refetches; the current offering stays visible meanwhile. */
  reload: () => void
  /** Replaces the offering with the server's new version. */
  change: (offering: OwnOffering) => void
  /** Appends a sent message to the thread. */
  addMessage: (message: OfferingMessage) => void
  /** Shows the withdrawn state and deletes the stored key. */
  withdraw: (itemName: string) => void
}

/** Loads the offering behind the emailed link; refetches whenever the page becomes visible. */
export function useOwnOffering(id: string): OwnOfferingResource {
  const [state, setState] = useState<OwnState>({ status: 'loading' })
  const pendingRequest = useRef<AbortController>(undefined)

  const reload = useCallback(() => {
    pendingRequest.current?.abort()
    const controller = new AbortController()
    pendingRequest.current = controller
    void fetchOwnOffering(id, controller.signal).then(next => {
      if (controller.signal.aborted) return
      // A temporary failure does not replace an offering that is already displayed.
      setState(now => (next.status === 'failed' && now.status === 'ready' ? now : next))
    })
  }, [id])

  useLayoutEffect(() => {
    setState({ status: 'loading' })
    reload()
    const onShown = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', onShown)
    const stopListening = onLinkKey(reload)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onShown)
      pendingRequest.current?.abort()
    }
  }, [reload])

  const show = (next: SetStateAction<OwnState>) => {
    // A pending response is older than this state: abort it.
    pendingRequest.current?.abort()
    setState(next)
  }
  return {
    state,
    reload,
    change: offering => show({ status: 'ready', offering }),
    addMessage: message =>
      show(now => {
        if (now.status !== 'ready') return now
        const messages = appendMessage(now.offering.messages, message)
        return { ...now, offering: { ...now.offering, messages } }
      }),
    withdraw: itemName => {
      clearLinkKey('offering')
      show({ status: 'withdrawn', itemName })
    },
  }
}

async function fetchOwnOffering(id: string, signal: AbortSignal): Promise<OwnState> {
  const key = linkKey('offering', id)
  if (!key) return { status: 'gone' }
  try {
    const { data } = await withLinkKey(key, sent =>
      visitorClient.call(getOwnOffering, { params: { id }, ...sent }, { signal }),
    )
    return { status: 'ready', offering: data }
  } catch (error) {
    if (isInvalidLink(error)) return { status: 'gone' }
    return { status: 'failed', text: offeringErrorText(error, t.own.failed) }
  }
}
