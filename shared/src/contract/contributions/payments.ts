import * as z from 'zod/mini'
import { paymentMessages } from '../../messages/contributions/payments.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, optionalText, slug, success } from '../fields.ts'
import { money, moneyOr } from '../money-schema.ts'
import { paymentMethod } from '../registry/registry-schemas.ts'

const { amountRequired } = paymentMessages

const payableAmount = moneyOr(amountRequired).check(z.refine(amount => amount > 0, amountRequired))
const payeeErrors = ['REGISTRY_NOT_FOUND', 'PAYMENT_METHOD_UNAVAILABLE'] as const

export const generatePaynowQr = defineEndpoint('POST /generate-paynow-qr', {
  access: 'visitor',
  summary: "Create the PayNow payload for an amount to a registry's owner",
  body: z.strictObject({
    amount: payableAmount,
    registrySlug: z.optional(slug),
    reference: z.optional(optionalText(200)),
  }),
  response: success({
    status: z.literal('success'),
    payload: z.string(),
    details: z.object({
      amount: money,
      formattedAmount: z.string(),
      payeeName: z.string(),
      proxyValue: z.string(),
    }),
  }),
  errors: payeeErrors,
})

export const generateUpiQr = defineEndpoint('POST /generate-upi-qr', {
  access: 'visitor',
  summary: 'Create the UPI link and QR code for an amount in SGD, payable in rupees',
  body: z.strictObject({
    amount: payableAmount,
    transactionNote: z.optional(optionalText(200)),
    payeeName: z.optional(optionalText(100)),
    registrySlug: z.optional(slug),
  }),
  response: success({
    status: z.literal('success'),
    qrCodeBase64: z.string(),
    payload: z.string(),
    details: z.object({
      /** Whole rupees. */
      amount: z.int(),
      formattedAmount: z.string(),
      payeeName: z.string(),
    }),
  }),
  errors: payeeErrors,
})

const paymentRow = z.object({ label: z.string(), value: z.string(), copyValue: z.string() })

export const getPaymentDetails = defineEndpoint('GET /registry/{slug}/payment-details/{method}', {
  access: 'visitor',
  summary: 'Get the payment details of a method',
  params: z.object({ slug, method: paymentMethod }),
  query: z.strictObject({
    /** Dollars with at most two decimals. */
    amount: z.string(amountRequired).check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, amountRequired)),
    itemId: z.optional(id),
    name: z.optional(optionalText(80)),
    /** Used instead of `itemId` and `name`, which pages of earlier releases send. */
    reference: z.optional(optionalText(200)),
  }),
  response: success({
    data: z.object({
      payeeName: z.string(),
      bankShows: z.string(),
      rows: z.array(paymentRow),
      reference: z.string(),
      link: z.optional(z.string()),
    }),
  }),
  errors: [...payeeErrors, 'NOT_FOUND'],
})
