import { ApiError } from '@registry/shared/client/api-error'
import { generatePaynowQr, generateUpiQr } from '@registry/shared/contract/contributions/payments'
import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
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

/** Loads the content of a UPI QR code in rupees; `failed` is the error text, `retry` repeats the request. */
export function useUpiQr(registrySlug: string, amount: Cents, transactionNote: string) {
  const send = useCallback(
    async (signal: AbortSignal) => {
      const body = { amount, registrySlug, transactionNote }
      const response = await visitorClient.call(generateUpiQr, { body }, { signal })
      return response.payload
    },
    [registrySlug, amount, transactionNote],
  )
  const request = useRequest(send)
  return { request, failed: request.status === 'error' ? failureText(request.error) : '' }
}

/** Prefers the server's message. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE') return t.upiFailed
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT') return t.networkError
  if (error.details.fields?.amount) return paymentMessages.amountRequired
  return error.message || t.upiFailed
}
