import { ApiError } from '@registry/shared/client/api-error'
import type { OfferingMessage, OwnOffering } from '@registry/shared/contract/offering-schemas'
import { getOwnOffering } from '@registry/shared/contract/offerings'
import { trackOfferingsMessages as words } from '@registry/shared/messages/track-offerings'
import { type SetStateAction, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { forgetOfferingKey, offeringKey, onOfferingKey } from '../../lib/offering-address.ts'
import { visitorClient } from '../../lib/visitor-client.ts'
import { trackFailure } from './track-failure.ts'
import { withMessage } from './with-message.ts'

type OwnState =
  | { status: 'loading' }
  /** The key is wrong or expired, or the offering was withdrawn. */
  | { status: 'gone' }
  | { status: 'failed'; text: string }
  | { status: 'withdrawn'; itemName: string }
  | { status: 'ready'; offering: OwnOffering }

export interface OwnOfferingPlace {
  state: OwnState
  /** Refetches; the current offering stays visible meanwhile. */
  reload: () => void
  /** Replaces the offering with the server's new version. */
  change: (offering: OwnOffering) => void
  /** Appends a sent message to the thread. */
  hear: (message: OfferingMessage) => void
  /** Shows the withdrawn state and deletes the stored key. */
  withdraw: (itemName: string) => void
}

/** Loads the offering behind the emailed link; refetches whenever the page becomes visible. */
export function useOwnOffering(id: string): OwnOfferingPlace {
  const [state, setState] = useState<OwnState>({ status: 'loading' })
  const underway = useRef<AbortController>(undefined)

  const reload = useCallback(() => {
    underway.current?.abort()
    const asked = new AbortController()
    underway.current = asked
    void ask(id, asked.signal).then(answer => {
      if (asked.signal.aborted) return
      // A temporary failure does not replace an offering that is already displayed.
      setState(now => (answer.status === 'failed' && now.status === 'ready' ? now : answer))
    })
  }, [id])

  useLayoutEffect(() => {
    setState({ status: 'loading' })
    reload()
    const onShown = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', onShown)
    const stopListening = onOfferingKey(reload)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onShown)
      underway.current?.abort()
    }
  }, [reload])

  const show = (next: SetStateAction<OwnState>) => {
    // A pending response is older than this state: abort it.
    underway.current?.abort()
    setState(next)
  }
  return {
    state,
    reload,
    change: offering => show({ status: 'ready', offering }),
    hear: message =>
      show(now => {
        if (now.status !== 'ready') return now
        const messages = withMessage(now.offering.messages, message)
        return { ...now, offering: { ...now.offering, messages } }
      }),
    withdraw: itemName => {
      forgetOfferingKey()
      show({ status: 'withdrawn', itemName })
    },
  }
}

/** Status codes that mean the link is invalid; other failures may be temporary. */
const REFUSED = [400, 403, 404]

async function ask(id: string, signal: AbortSignal): Promise<OwnState> {
  const key = offeringKey(id)
  if (!key) return { status: 'gone' }
  try {
    const input = { params: { id }, query: { key } }
    const { data } = await visitorClient.call(getOwnOffering, input, { signal })
    return { status: 'ready', offering: data }
  } catch (error) {
    if (error instanceof ApiError && REFUSED.includes(error.status)) return { status: 'gone' }
    return { status: 'failed', text: trackFailure(error, words.own.failed) }
  }
}
