import * as z from 'zod/mini'
import { authMessages } from '../../messages/account/auth.ts'
import { settingsMessages as t } from '../../messages/account/settings.ts'
import { defineEndpoint } from '../endpoint.ts'
import { line, success, version } from '../fields.ts'

/** Settings of one payment method, as entered by the owner. */
export const payee = z.strictObject({
  /**
   * PayNow number, UPI id or Wise tag as entered, validated by parsePayeeAddress; blank disables the
   * method.
   */
  address: line().check(z.maxLength(400, t.tooLong(400))),
  /** Account holder that the contributor's bank shows; blank if it is the owner's name. */
  bankShows: line().check(z.maxLength(80, t.tooLong(80))),
})

/** Changes by payment method; omitted methods stay as they are. */
export const payees = z.strictObject({
  'singapore-paynow': z.optional(payee),
  'wise-transfer': z.optional(payee),
  'india-upi': z.optional(payee),
})
export type Payees = z.output<typeof payees>

const setup = z.object({
  /** Normalised PayNow number, UPI id or Wise tag. */
  address: z.nullable(z.string()),
  /** False if it is the installation's default because the owner has not set one. */
  isOwn: z.boolean(),
  /** True if contributors can choose the method. */
  isOffered: z.boolean(),
  bankShows: z.nullable(z.string()),
})
export const paymentSetups = z.object({
  'singapore-paynow': setup,
  'wise-transfer': setup,
  'india-upi': setup,
})
export type PaymentSetups = z.output<typeof paymentSetups>

const answer = success({ data: paymentSetups, version })
export const getPaymentMethods = defineEndpoint('GET /admin/payment-methods', {
  access: 'user',
  summary: 'Get the payees of the own registry',
  response: answer,
})

export const updatePaymentMethods = defineEndpoint('PUT /admin/payment-methods', {
  access: 'user',
  summary: 'Change the payees of the given methods; requires the password and emails the owner',
  body: z.strictObject({
    methods: payees,
    password: z.string().check(z.minLength(1, authMessages.passwordRequired), z.maxLength(128)),
    version,
  }),
  response: answer,
  errors: ['INVALID_CREDENTIALS', 'EDIT_CONFLICT'],
})
