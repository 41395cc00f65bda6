import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authMessages } from '../messages/account/auth.ts'
import { contributionMessages } from '../messages/contributions/contributions.ts'
import { paymentMessages } from '../messages/contributions/payments.ts'
import { offeringFormMessages } from '../messages/offerings/offering-form.ts'
import { credentials, registration } from './account/auth.ts'
import { contributionRequest } from './contributions/contributions.ts'
import { generatePaynowQr, generateUpiQr, getPaymentDetails } from './contributions/payments.ts'
import { offeringRequest, trackOfferings } from './offerings/offerings.ts'

/** Returns the first message by field. */
function messagesOf(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const { issues = [] } = z.safeDecode(schema, value).error ?? {}
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse())
}

const contributed = {
  name: contributionMessages.nameRequired,
  email: contributionMessages.emailRequired,
  amount: contributionMessages.amountInvalid,
}
const paid = { amount: paymentMessages.amountRequired }
const offered = {
  itemName: offeringFormMessages.itemNameRequired,
  description: offeringFormMessages.descriptionTooShort,
  category: offeringFormMessages.categoryRequired,
  condition: offeringFormMessages.conditionRequired,
  offererName: offeringFormMessages.nameRequired,
  offererEmail: offeringFormMessages.emailRequired,
  availability: offeringFormMessages.availabilityRequired,
}
const registered = {
  email: authMessages.emailRequired,
  password: authMessages.passwordTooShort,
  name: authMessages.nameTooShort,
  registryName: authMessages.registryNameTooShort,
}
const signedIn = { email: authMessages.emailRequired, password: authMessages.loginPasswordTooShort }

const CASES = [
  ['a contribution', contributionRequest, contributed],
  ['a PayNow code', generatePaynowQr.body, paid],
  ['a UPI code', generateUpiQr.body, paid],
  ['payment details', getPaymentDetails.query, paid],
  ['an offering', offeringRequest, offered],
  ['a lookup of offerings', trackOfferings.query, { email: offeringFormMessages.emailRequired }],
  ['a registration', registration, registered],
  ['a login', credentials, signedIn],
] as const

describe('a request with a field that is', () => {
  test.each(CASES)('missing, for %s, gets the message of that field', (_what, schema, messages) => {
    expect(messagesOf(schema, {})).toMatchObject(messages)
  })

  test.each(CASES)('a list, for %s, gets the message of that field', (_what, schema, messages) => {
    const lists = Object.fromEntries(Object.keys(messages).map(field => [field, ['a']]))
    expect(messagesOf(schema, lists)).toMatchObject(messages)
  })
})

test.each([0, -5, 1.001, 1_000_001, '50'])('a payment code for %j gets its message', amount => {
  expect(messagesOf(generatePaynowQr.body, { amount })).toEqual(paid)
})
