import * as z from 'zod/mini'
import { ownerContributor } from './contributor-schemas.ts'
import { defineEndpoint } from './endpoint.ts'
import { done, id } from './fields.ts'

/** Between two reminders of one contribution. */
export const REMINDER_PAUSE_MS = 24 * 3_600_000

const ownContribution = z.object({ success: z.literal(true), data: ownerContributor })

export const verifyPayment = defineEndpoint({
  method: 'PUT',
  path: '/admin/payments/contributors/{id}/verify-payment',
  access: 'user',
  summary: 'Say that the money of an own contribution has arrived; for good',
  params: z.object({ id }),
  response: ownContribution,
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED', 'NOT_FOUND', 'ALREADY_VERIFIED'],
})

export const sendPaymentReminder = defineEndpoint({
  method: 'POST',
  path: '/admin/payments/contributors/{id}/send-payment-reminder',
  access: 'user',
  summary: 'Mail the giver of an own contribution a friendly reminder, once in 24 hours',
  params: z.object({ id }),
  response: ownContribution,
  errors: [
    'AUTHENTICATION_REQUIRED',
    'TOKEN_EXPIRED',
    'NOT_FOUND',
    'ALREADY_VERIFIED',
    'NO_ADDRESS',
  ],
})

export const deleteContribution = defineEndpoint({
  method: 'DELETE',
  path: '/admin/contributions/{id}',
  access: 'user',
  summary: "Void an own contribution: its amount leaves the item's sum, its row stays on record",
  params: z.object({ id }),
  response: done,
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED', 'NOT_FOUND'],
})
