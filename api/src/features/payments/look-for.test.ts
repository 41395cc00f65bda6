import {
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@registry/shared/contract/registry/registry-schemas'
import { paymentRowLabels } from '@registry/shared/messages/contributions/payment-rows'
import { cents } from '@registry/shared/money/money'
import { expectedTransfer } from '@registry/shared/payments/expected-transfer'
import { capReference, NOTE_MAX } from '@registry/shared/payments/payment-reference'
import { beforeAll, describe, expect, test } from 'vitest'
import { parsePaynow } from '../../../../shared/test/parse-paynow.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { shareApi } from '../../../test/share-api.ts'

const SLUG = 'family-tan'
const GIVERS = [
  ['Mei Ling Koh', 'Foldable travel pram'],
  ['Alexandria Wilhelmina Featherstonehaugh-Cholmondeley', 'Bugaboo Butterfly 2 stroller'],
  ['陳美玲', '嬰兒車 with a canopy'],
  ["D'Souza & Søn  (both)", "Jesper's cot, 50% off"],
  ['🎁👶', '🧸'],
  ['प्रिया रमन', 'झूला और बिस्तर सेट'],
] as const
const AMOUNTS = [1, 1234, 5050, 123_456]

const api = shareApi()
let visitor: Record<string, string>

async function call(path: string, body?: unknown) {
  const method = body ? 'POST' : 'GET'
  const headers = { 'content-type': 'application/json', ...visitor }
  const url = `${api.url}/api${path}`
  return (await fetch(url, { method, headers, body: JSON.stringify(body) })).json()
}

beforeAll(async () => {
  visitor = (await api.asVisitor()).headers
})

/** Returns the reference in the QR code or link of a payment method. */
async function carried(method: PaymentMethod, reference: string, link: string): Promise<string> {
  if (method === 'wise-transfer') return new URL(link).searchParams.get('description') ?? ''
  const asked = { amount: 50, registrySlug: SLUG }
  if (method === 'singapore-paynow') {
    const { payload } = await call('/generate-paynow-qr', { ...asked, reference })
    return parsePaynow(payload)?.reference ?? ''
  }
  const transactionNote = capReference(reference, NOTE_MAX)
  const { payload } = await call('/generate-upi-qr', { ...asked, transactionNote })
  return new URL(payload).searchParams.get('tn') ?? ''
}

describe('the amount and reference that an owner is told to look for', () => {
  test('match those of the payment step, whatever the names', async () => {
    const { db } = api.app
    const { id } = await makeRegistry(db, SLUG)
    const payment = { paynow_proxy: '+65 9000 0000', upi_vpa: 'priya@bank', wise_tag: '@priya' }
    await db('registries').where({ id }).update(payment)

    for (const [at, [contributorName, itemName]] of GIVERS.entries()) {
      const itemId = await makeItem(db, id, { productName: itemName })
      for (const paymentMethod of PAYMENT_METHODS) {
        // The amount is not part of the reference, so only the first contributor gets all amounts.
        const amounts = at === 0 ? AMOUNTS : [AMOUNTS[at % AMOUNTS.length] ?? 1]
        for (const amountCents of amounts) {
          const amount = cents(amountCents)
          const query = new URLSearchParams({
            amount: (amountCents / 100).toFixed(2),
            itemId,
            name: contributorName,
          })
          const { data } = await call(`/registry/${SLUG}/payment-details/${paymentMethod}?${query}`)
          const row = (...labels: string[]) =>
            data.rows.find(({ label }: { label: string }) => labels.includes(label))
          const [contributor, item] = [{ name: contributorName }, { name: itemName }]
          const shown = expectedTransfer({ amount, paymentMethod, contributor, item })
          const amountRow = row(paymentRowLabels.amount)
          expect(shown.amount).toBe(amountRow.value)
          expect(shown.copyAmount).toBe(amountRow.copyValue)
          const typed = row(paymentRowLabels.reference, paymentRowLabels.note).copyValue
          const code = await carried(paymentMethod, data.reference, data.link)
          const told = [...new Set([code, typed])].filter(Boolean)
          expect(shown.references).toEqual(told)
        }
      }
    }
  })
})
