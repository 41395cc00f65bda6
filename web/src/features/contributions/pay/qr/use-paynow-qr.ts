import { generatePaynowQr } from '@registry/shared/contract/contributions/payments'
import type { Cents } from '@registry/shared/money/money'
import { useCallback } from 'react'
import { useRequest } from '../../../../lib/api-client/use-request.ts'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'

/** Loads the content of a PayNow QR code with amount and reference; `retry` repeats the request. */
export function usePaynowQr(registrySlug: string, amount: Cents, reference: string) {
  const send = useCallback(
    async (signal: AbortSignal) => {
      const body = { amount, registrySlug, reference }
      const response = await visitorClient.call(generatePaynowQr, { body }, { signal })
      return response.payload
    },
    [registrySlug, amount, reference],
  )
  return useRequest(send)
}
