import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { paymentRowLabels as labels } from '@registry/shared/messages/contributions/payment-rows'
import { formatDollars, formatPlainAmount } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'
import { capReference, NOTE_MAX } from '@registry/shared/payments/payment-reference'
import { formatPaynowProxy } from '@registry/shared/payments/paynow-proxy'
import { formatRupees, rupeesFromCents } from '@registry/shared/payments/rupees'
import { wiseLink } from '@registry/shared/payments/wise-link'
import type { Payee } from '../registries/payee.ts'
import { requireAvailable } from './load-payee.ts'

interface PaymentRow {
  label: string
  value: string
  copyValue: string
}

interface Payment {
  payee: Payee
  amountCents: Cents
  reference: string
}

interface PaymentFacts {
  rows: PaymentRow[]
  link?: string
}

const row = (label: string, value: string, copyValue = value): PaymentRow => ({
  label,
  value,
  copyValue,
})
const textRow = (label: string, value: string) => (value ? [row(label, value)] : [])

const dollarRow = (amountCents: Cents) =>
  row(labels.amount, formatDollars(amountCents), formatPlainAmount(amountCents))

function paynowFacts({ payee, amountCents, reference }: Payment): PaymentFacts {
  const proxy = requireAvailable(payee.paynow)
  const label = proxy.type === 'mobile' ? labels.paynowMobile : labels.paynowUen
  const shown = formatPaynowProxy(proxy)
  const number = row(label, shown, shown.replace(' ', ''))
  return { rows: [number, dollarRow(amountCents), ...textRow(labels.reference, reference)] }
}

function upiFacts({ payee, amountCents, reference }: Payment): PaymentFacts {
  const rupees = rupeesFromCents(amountCents)
  const amount = row(labels.amount, formatRupees(rupees), String(rupees))
  const upiId = row(labels.upiId, requireAvailable(payee.upiVpa))
  return { rows: [upiId, amount, ...textRow(labels.note, capReference(reference, NOTE_MAX))] }
}

function wiseFacts({ payee, amountCents, reference }: Payment): PaymentFacts {
  const tag = requireAvailable(payee.wiseTag)
  const rows = [row(labels.wisetag, `@${tag}`), dollarRow(amountCents)]
  return {
    rows: [...rows, ...textRow(labels.reference, reference)],
    link: wiseLink({ tag, amountCents, reference }),
  }
}

const FACTS = {
  'singapore-paynow': paynowFacts,
  'wise-transfer': wiseFacts,
  'india-upi': upiFacts,
} as const satisfies Record<PaymentMethod, (payment: Payment) => PaymentFacts>

/** Returns the rows to display and the link of a payment method. Throws PAYMENT_METHOD_UNAVAILABLE. */
export const paymentFacts = (method: PaymentMethod, payment: Payment): PaymentFacts =>
  FACTS[method](payment)
