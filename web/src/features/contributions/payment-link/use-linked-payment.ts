import {
  confirmLinkedPayment,
  getLinkedPayment,
  type LinkedPayment,
} from '@registry/shared/contract/contributions/payment-links'
import type { PublicItem } from '@registry/shared/contract/items/items'
import { useCallback, useEffect, useState } from 'react'
import { isInvalidLink } from '../../../lib/api-client/is-invalid-link.ts'
import { visitorClient } from '../../../lib/api-client/visitor-client.ts'
import { withLinkKey } from '../../../lib/api-client/with-link-key.ts'
import { linkKey, onLinkKey } from '../../../lib/url/link-key.ts'
import type { ChosenMethod } from '../give/submit/payment-reference-for-method.ts'

export type OpenPayment = NonNullable<LinkedPayment['contribution']>

/** `gone`: the key is missing or wrong. */
export type EndedState = Exclude<LinkedPayment['state'], 'open'> | 'gone'

type LinkedPaymentState =
  | { status: 'loading' | 'failed' }
  | { status: 'ended'; as: EndedState }
  | { status: 'open'; payment: OpenPayment }

function toState({ state, contribution }: LinkedPayment): LinkedPaymentState {
  if (state === 'open') {
    return contribution ? { status: 'open', payment: contribution } : { status: 'failed' }
  }
  return { status: 'ended', as: state }
}

/** Loads the payment of a reminder's link, and confirms it. */
export function useLinkedPayment(id: string) {
  const [state, setState] = useState<LinkedPaymentState>({ status: 'loading' })

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState({ status: 'loading' })
      const next = await fetchPayment(id, signal)
      if (!signal?.aborted) setState(next)
    },
    [id],
  )

  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal)
    const stopListening = onLinkKey(() => void load(controller.signal))
    return () => {
      stopListening()
      controller.abort()
    }
  }, [load])

  /** Returns the item. Throws when the payment is no longer open, and then shows why. */
  const confirm = async (paymentMethod: ChosenMethod): Promise<PublicItem> => {
    const body = { key: linkKey('pay', id) ?? '', paymentMethod }
    const { data } = await visitorClient.call(confirmLinkedPayment, { params: { id }, body })
    if (data.contribution) return data.contribution.item
    setState(toState(data))
    throw new Error(`the payment is ${data.state}`)
  }
  return { state, reload: () => void load(), confirm }
}

async function fetchPayment(id: string, signal?: AbortSignal): Promise<LinkedPaymentState> {
  const key = linkKey('pay', id)
  if (!key) return { status: 'ended', as: 'gone' }
  try {
    const { data } = await withLinkKey(key, sent =>
      visitorClient.call(getLinkedPayment, { params: { id }, ...sent }, signal ? { signal } : {}),
    )
    return toState(data)
  } catch (error) {
    return isInvalidLink(error) ? { status: 'ended', as: 'gone' } : { status: 'failed' }
  }
}
