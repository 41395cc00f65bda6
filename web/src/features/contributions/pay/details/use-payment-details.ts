import { getPaymentDetails } from '@registry/shared/contract/contributions/payments'
import type { Output } from '@registry/shared/contract/endpoint'
import type { PublicItem } from '@registry/shared/contract/items/items'
import type {
  PaymentMethod,
  RegistryOwner,
} from '@registry/shared/contract/registry/registry-schemas'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import { useCallback } from 'react'
import { shouldRetry } from '../../../../lib/api-client/should-retry.ts'
import { useRequest } from '../../../../lib/api-client/use-request.ts'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'

/** Recipient, item, amount and contributor of one payment. */
export interface Payment {
  owner: RegistryOwner
  item: PublicItem
  amount: Cents
  name: string
  /** Called when a QR code is rendered. */
  onCodeShown: () => void
  /** Called when the visitor saves or enlarges the code, copies a value or opens the payment link. */
  onPaying: () => void
}

export type PaymentDetails = Output<typeof getPaymentDetails>['data']

/** Loads the copyable rows, the reference and the recipient's name at the bank; repeats a read that failed for a moment. */
export function usePaymentDetails({ owner, item, amount, name }: Payment, method: PaymentMethod) {
  const { registrySlug } = owner
  // Sent instead of the item, which may have been renamed, hidden or deleted: the QR code has this reference too.
  const reference = paymentReference(name, item.productName)
  const send = useCallback(
    async (signal: AbortSignal) => {
      const params = { slug: registrySlug, method }
      const query = { amount: formatPlainAmount(amount), reference }
      const read = () => visitorClient.call(getPaymentDetails, { params, query }, { signal })
      return (await readWithRetries(read, signal)).data
    },
    [registrySlug, method, amount, reference],
  )
  return useRequest(send)
}

const PAUSE_MS = 1_000

/**
 * Reads with the same retries as the owner's queries: after network errors and 5xx responses, twice, after 1 s
 * and 2 s. Throws the last error, and at once offline and when the signal aborts.
 */
async function readWithRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read()
    } catch (error) {
      const isFinal = !navigator.onLine || !shouldRetry(failures, error)
      if (signal.aborted || isFinal) throw error
      await new Promise(done => setTimeout(done, PAUSE_MS * 2 ** failures))
      signal.throwIfAborted()
    }
  }
}
