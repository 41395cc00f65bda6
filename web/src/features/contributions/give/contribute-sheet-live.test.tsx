import { updatePaymentMethods } from '@registry/shared/contract/contributions/payment-settings'
import { changeItems } from '@registry/shared/contract/items/items'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendEvent } from '../../../../test/components/browser/event-source.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, fill } from '../../../../test/components/browser/user.ts'
import { openLive, sendFunding } from '../../../../test/components/live-registry.ts'
import {
  amountField,
  backOf,
  frontOf,
  goToPayment,
  payBy,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
} from '../../../../test/components/visited-registry.ts'

const BOTTLES = 'Bottle starter set'
const BOOKS = 'Board books'

let registry: VisitedRegistry

beforeEach(async () => {
  registry = await publishRegistry([
    { name: BOTTLES, price: 90 },
    { name: BOOKS, price: 19.5 },
  ])
  await openLive(registry.slug)
})

/** Sends an event with the remaining amount of the bottles, in dollars. */
const leave = (left: number) => sendFunding(registry, { item: BOTTLES, price: 90, left })

describe('while others contribute to the same item', () => {
  test('the form offers the remaining amount, and carries the details over to another item', async () => {
    const dialog = await startContribution(BOTTLES)
    await fill(screen.getByLabelText(/^A note to/), 'For the night shift')
    await fill(screen.getByLabelText('Your name'), 'Farah')
    leave(20)
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'Only $20.00 is left of this gift now. Your note is kept.',
      ),
    )
    await click(() => within(dialog).getByRole('button', { name: 'Give $20.00 instead' }))
    expect(amountField()).toHaveValue('20')
    expect(within(dialog).queryByRole('alert')).toBeNull()
    leave(0)
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        'This gift is complete now. Choose another one: your words are kept for it.',
      ),
    )
    await click(() => within(dialog).getByRole('button', { name: 'Choose another gift' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await startContribution(BOOKS)
    expect(screen.getByLabelText(/^A note to/)).toHaveValue('For the night shift')
    expect(screen.getByLabelText('Your name')).toHaveValue('Farah')
    expect(amountField()).toHaveValue('19.50')
  })

  test('the payment offers the remaining amount, and another item once nothing remains', async () => {
    await startContribution(BOTTLES)
    const dialog = await goToPayment({ amount: '90', note: 'For sound sleep' })
    await click(() => within(dialog).getByRole('button', { name: /^PayNow/ }))
    leave(20)
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'Only $20.00 is left of this gift now',
      ),
    )
    expect(within(dialog).getByRole('button', { name: 'Choose another gift' })).toBeVisible()
    await click(() => within(dialog).getByRole('button', { name: 'Give $20.00 instead' }))
    expect(within(dialog).getByText('For sound sleep')).toBeVisible()
    await within(dialog).findByRole('img', { name: /PayNow QR code to pay \$20\.00/ })
    leave(0)
    const over = await screen.findByRole('dialog', { name: BOTTLES })
    expect(over).toHaveTextContent('so yours was not recorded')
    await click(() => within(over).getByRole('button', { name: 'Choose another gift' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await startContribution(BOOKS)
    expect(screen.getByLabelText(/^A note to/)).toHaveValue('For sound sleep')
  })
})

describe('a contribution without a response that may have completed the item', () => {
  test('can be changed, and the server decides whether it still fits', async () => {
    await startContribution(BOTTLES)
    const dialog = await goToPayment({ amount: '90' })
    route(/\/contribute$/, 'lost')
    await payBy('Wise', dialog)
    await within(dialog).findByRole('alert')
    leave(0)
    await click(() => within(dialog).getByRole('button', { name: 'Previous' }))
    await screen.findByRole('dialog', { name: 'Make a Contribution' })
    await fill(amountField(), '70')
    expect(within(dialog).queryByRole('alert')).toBeNull()
    await fill(amountField(), '91')
    expect(within(dialog).queryByRole('alert')).toBeNull()
    await click(() => within(dialog).getByRole('button', { name: 'One dollar less' }))
    expect(amountField()).toHaveValue('90')
    await fill(amountField(), '70')
    await click(() => within(dialog).getByRole('button', { name: 'Next' }))
    await screen.findByRole('dialog', { name: 'Complete Payment' })
  })
})

describe('when the parents correct a payment account', () => {
  test('the open payment loads its code and details again', async () => {
    await startContribution(BOTTLES)
    const dialog = await goToPayment({ amount: '20' })
    await click(() => within(dialog).getByRole('button', { name: /^PayNow/ }))
    await waitFor(() => expect(dialog).toHaveTextContent('9000 0000'))
    const codes = sentRequests(/generate-paynow-qr$/).length
    const methods = { 'singapore-paynow': { address: '8123 4567', bankShows: 'PRIYA R***N' } }
    await registry.call(updatePaymentMethods, { body: { methods, password: registry.password } })
    expect(sendEvent('items')).toBe(1)
    await waitFor(() => expect(sentRequests(/generate-paynow-qr$/)).toHaveLength(codes + 1))
    await waitFor(() => expect(dialog).toHaveTextContent('8123 4567'))
  })
})

describe('when the owner takes the item off the list', () => {
  const change = async (kind: 'hide' | 'show') => {
    await registry.call(changeItems, {
      body: { ids: [registry.ids[BOTTLES] ?? ''], change: { kind } },
    })
    expect(sendEvent('items')).toBe(1)
  }

  test('the form says so, and returns as it was with the item', async () => {
    const dialog = await startContribution(BOTTLES)
    await fill(screen.getByLabelText(/^A note to/), 'For the night shift')
    await change('hide')
    await waitFor(() => expect(dialog).toHaveTextContent(contributionMessages.goneMeanwhile))
    await change('show')
    await waitFor(() =>
      expect(screen.getByLabelText(/^A note to/)).toHaveValue('For the night shift'),
    )
  })

  test('Contribute in the open details of the item says so', async () => {
    await click(() =>
      within(frontOf(BOTTLES)).getByRole('button', { name: `Details for ${BOTTLES}` }),
    )
    await click(() =>
      within(backOf(BOTTLES)).getByRole('button', { name: `Who gave to ${BOTTLES}` }),
    )
    const details = await screen.findByRole('dialog', { name: BOTTLES })
    await change('hide')
    await waitFor(() => expect(screen.queryByRole('article', { name: BOTTLES })).toBeNull())
    await click(() => within(details).getByRole('button', { name: 'Contribute' }))
    await screen.findByText(contributionMessages.goneMeanwhile)
  })

  test('the payment says so before the visitor pays, and carries the details over to another item', async () => {
    await startContribution(BOTTLES)
    await goToPayment({ amount: '20', note: 'For sound sleep' })
    await change('hide')
    const over = await screen.findByRole('dialog', { name: BOTTLES })
    expect(over).toHaveTextContent(contributionMessages.gone)
    await click(() => within(over).getByRole('button', { name: 'Choose another gift' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await startContribution(BOOKS)
    expect(screen.getByLabelText(/^A note to/)).toHaveValue('For sound sleep')
  })
})
