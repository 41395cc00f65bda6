import {
  getPaymentMethods,
  updatePaymentMethods,
} from '@registry/shared/contract/contributions/payment-settings'
import {
  generatePaynowQr,
  generateUpiQr,
  getPaymentDetails,
} from '@registry/shared/contract/contributions/payments'
import type { Input } from '@registry/shared/contract/endpoint'
import { AppError } from '@registry/shared/errors/app-error'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { type Cents, centsFromDollars } from '@registry/shared/money/money'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import { paynowExpiry } from '@registry/shared/payments/paynow-expiry'
import { paynowPayload } from '@registry/shared/payments/paynow-payload'
import { formatRupees, rupeesFromCents } from '@registry/shared/payments/rupees'
import { upiLink } from '@registry/shared/payments/upi-link'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type Route, requireFound, route } from '../../http/routes/route.ts'
import { requireAccountHolder } from '../../http/routes/viewer-permissions.ts'
import * as itemStore from '../items/item-store.ts'
import { bankShowsOf } from '../registries/payee.ts'
import * as registryStore from '../registries/registry-store.ts'
import { changePayees } from './change-payees.ts'
import { drawQr } from './draw-qr.ts'
import { loadPayee, requireAvailable } from './load-payee.ts'
import { paymentFacts } from './payment-rows.ts'
import { presentPayees } from './present-payees.ts'

/** Responses contain phone numbers and payment accounts, which must not be harvested. */
const LIMITS: readonly Limit[] = [
  { name: 'payments-viewer', points: 60, windowS: 600, by: 'viewer', store: 'postgres' },
  // Allows for a whole party behind one network.
  { name: 'payments-ip', points: 1_200, windowS: 600, by: 'ip', store: 'postgres' },
]

function parseAmount(dollars: string): Cents {
  const amount = centsFromDollars(Number(dollars))
  if (amount) return amount
  const message = paymentMessages.amountRequired
  throw new AppError('VALIDATION_FAILED', { message, fields: { amount: message } })
}

/** Returns the given reference, or that of a visible item. Throws NOT_FOUND. */
async function referenceOf(
  { db }: App,
  registryId: string,
  { reference, itemId, name = '' }: Input<typeof getPaymentDetails>['query'],
): Promise<string> {
  if (reference !== undefined) return reference
  if (itemId === undefined) return paymentReference(name, '')
  const item = requireFound(await itemStore.findVisible(db, registryId, itemId))
  return paymentReference(name, item.productName)
}

const present = (registry: registryStore.Registry, { config }: App) => ({
  data: presentPayees(registry, config.payeeDefaults),
  version: registry.payeesVersion,
})

/** Routes of payment details for contributors, and of the owner's payment accounts. */
export const paymentRoutes: Route[] = [
  route(
    generatePaynowQr,
    { limits: LIMITS },
    async ({ body: { amount, registrySlug, reference } }, app) => {
      const { registry, payee } = await loadPayee(app, registrySlug)
      const proxy = requireAvailable(payee.paynow)
      const payeeName = registry.ownerName
      const expiry = paynowExpiry(app.now())
      return {
        status: 'success' as const,
        payload: paynowPayload({ proxy, amountCents: amount, payeeName, reference, expiry }),
        details: {
          amount,
          formattedAmount: formatDollars(amount),
          payeeName,
          proxyValue: proxy.value,
        },
      }
    },
  ),

  route(generateUpiQr, { limits: LIMITS }, async ({ body }, app) => {
    const { registry, payee } = await loadPayee(app, body.registrySlug)
    const vpa = requireAvailable(payee.upiVpa)
    const payeeName = body.payeeName || registry.ownerName
    const rupees = rupeesFromCents(body.amount)
    const payload = upiLink({ vpa, payeeName, rupees, note: body.transactionNote })
    return {
      status: 'success' as const,
      qrCodeBase64: drawQr(payload),
      payload,
      details: { amount: rupees, formattedAmount: formatRupees(rupees), payeeName },
    }
  }),

  route(getPaymentDetails, { limits: LIMITS }, async ({ params, query }, app) => {
    const amountCents = parseAmount(query.amount)
    const { registry, payee } = await loadPayee(app, params.slug)
    const reference = await referenceOf(app, registry.id, query)
    const facts = paymentFacts(params.method, { payee, amountCents, reference })
    const payeeName = registry.ownerName
    const bankShows = bankShowsOf(registry, params.method) ?? payeeName
    return { data: { payeeName, bankShows, reference, ...facts } }
  }),

  // Routes for the payment accounts of the owner's registry.
  route(getPaymentMethods, async ({ viewer }, app) =>
    present(requireFound(await registryStore.findById(app.db, viewer.registryId)), app),
  ),

  // The legacy password is shared, so changing payment accounts requires an account.
  route(updatePaymentMethods, async ({ viewer, body, meta }, app) =>
    present(await changePayees(app, requireAccountHolder(viewer), { ...body, meta }), app),
  ),
]
