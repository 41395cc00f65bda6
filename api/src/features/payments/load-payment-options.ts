import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import type { Cents } from '@registry/shared/money/money'
import { formatPayableAmount } from '@registry/shared/payments/format-payable-amount'
import {
  capReference,
  NOTE_MAX,
  paymentReference,
} from '@registry/shared/payments/payment-reference'
import { paynowExpiry } from '@registry/shared/payments/paynow-expiry'
import { paynowPayload } from '@registry/shared/payments/paynow-payload'
import { rupeesFromCents } from '@registry/shared/payments/rupees'
import { upiLink } from '@registry/shared/payments/upi-link'
import { wiseLink } from '@registry/shared/payments/wise-link'
import type { PaymentOption } from '@registry/shared/public-pages/contribute-page-data'
import type { App } from '../../http/app.ts'
import { bankShowsOf, type Payee, paymentMethodsOf } from '../registries/payee.ts'
import { drawQr } from './draw-qr.ts'
import { loadPayee, requireAvailable } from './load-payee.ts'
import { paymentFacts } from './payment-rows.ts'

interface Payment {
  amountCents: Cents
  /** The contributor's name. */
  name: string
  /** Name of the item in the payment reference. */
  itemName: string
}

interface Transfer {
  payee: Payee
  payeeName: string
  amountCents: Cents
  reference: string
  now: Date
}

/** Content of the QR code of each method, the same as the endpoints for scripts return. */
const CODES: Record<PaymentMethod, (transfer: Transfer) => string> = {
  'singapore-paynow': ({ payee, payeeName, amountCents, reference, now }) =>
    paynowPayload({
      ...{ proxy: requireAvailable(payee.paynow), amountCents, payeeName, reference },
      expiry: paynowExpiry(now),
    }),
  'india-upi': ({ payee, payeeName, amountCents, reference }) =>
    upiLink({
      ...{ vpa: requireAvailable(payee.upiVpa), payeeName, rupees: rupeesFromCents(amountCents) },
      note: capReference(reference, NOTE_MAX),
    }),
  'wise-transfer': ({ payee, amountCents, reference }) =>
    wiseLink({ tag: requireAvailable(payee.wiseTag), amountCents, reference }),
}

/** Loads all that is needed to pay an amount by each method of a registry, or by `only` one. */
export async function loadPaymentOptions(
  app: App,
  slug: string,
  { amountCents, name, itemName }: Payment,
  only?: string,
): Promise<PaymentOption[]> {
  const { registry, payee } = await loadPayee(app, slug)
  const reference = paymentReference(name, itemName)
  const payeeName = registry.ownerName
  const transfer = { payee, payeeName, amountCents, reference, now: app.now() }
  const methods = paymentMethodsOf(registry, app.config.payeeDefaults)
  return methods
    .filter(method => only === undefined || method === only)
    .map(method => {
      const { rows, link } = paymentFacts(method, { payee, amountCents, reference })
      return {
        method,
        amount: formatPayableAmount(amountCents, method),
        bankShows: bankShowsOf(registry, method) ?? payeeName,
        rows: rows.map(({ label, value }) => ({ label, value })),
        link,
        qr: `data:image/png;base64,${drawQr(CODES[method](transfer))}`,
      }
    })
}
