import * as z from 'zod/mini'
import { authMessages } from '../messages/auth.ts'
import { settingsMessages as texts } from '../messages/settings.ts'
import { defineEndpoint } from './endpoint.ts'
import { line } from './fields.ts'

/** One way to be paid, as its owner fills it in. */
export const payee = z.strictObject({
  /** As people write or paste it, judged by parsePayeeAddress; blank switches the method off. */
  address: line().check(z.maxLength(400, texts.tooLong(400))),
  /** The name that a guest's bank shows; blank when it is the owner's. */
  bankShows: line().check(z.maxLength(80, texts.tooLong(80))),
})

/** What is to be changed: a method that is not named stays as it is. */
export const payees = z.strictObject({
  'singapore-paynow': z.optional(payee),
  'wise-transfer': z.optional(payee),
  'india-upi': z.optional(payee),
})
export type Payees = z.output<typeof payees>

const setup = z.object({
  /** Where the money goes: a number, an address or a tag in its plain form. */
  address: z.nullable(z.string()),
  /** False where it is the installation's, since the owner has said nothing yet. */
  isOwn: z.boolean(),
  /** Whether guests are offered the method. */
  isOffered: z.boolean(),
  bankShows: z.nullable(z.string()),
})
const setups = z.object({
  'singapore-paynow': setup,
  'wise-transfer': setup,
  'india-upi': setup,
})
export type PaymentSetups = z.output<typeof setups>

const answer = z.object({ success: z.literal(true), data: setups })
const ownerErrors = ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED'] as const

export const getPaymentMethods = defineEndpoint({
  method: 'GET',
  path: '/admin/payment-methods',
  access: 'user',
  summary: 'Where the gifts of the own registry go',
  response: answer,
  errors: ownerErrors,
})

export const updatePaymentMethods = defineEndpoint({
  method: 'PUT',
  path: '/admin/payment-methods',
  access: 'user',
  summary:
    'Change where gifts go, of the methods named; asks for the password, and the owner is mailed',
  body: z.strictObject({
    methods: payees,
    password: z.string().check(z.minLength(1, authMessages.passwordRequired), z.maxLength(128)),
  }),
  response: answer,
  errors: [...ownerErrors, 'INVALID_CREDENTIALS'],
})
