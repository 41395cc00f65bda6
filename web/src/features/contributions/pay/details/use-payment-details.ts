import { getPaymentDetails } from '@registry/shared/contract/contributions/payments'
import type { Output } from '@registry/shared/contract/endpoint'
import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import { useCallback } from 'react'
import { useRequest } from '../../../../lib/api-client/use-request.ts'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import type { Payment } from '../payment-method-picker.tsx'

export type PaymentDetails = Output<typeof getPaymentDetails>['data']

/** Loads the copyable rows, the reference and the recipient's name at the bank. */
export function usePaymentDetails({ owner, item, amount, name }: Payment, method: PaymentMethod) {
  const { registrySlug } = owner
  const send = useCallback(
    async (signal: AbortSignal) => {
      const response = await visitorClient.call(
        getPaymentDetails,
        {
          params: { slug: registrySlug, method },
          query: { amount: formatPlainAmount(amount), itemId: item.id, name },
        },
        { signal },
      )
      return response.data
    },
    [registrySlug, method, amount, item.id, name],
  )
  return useRequest(send)
}
