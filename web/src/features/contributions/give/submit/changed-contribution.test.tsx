import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendEvent } from '../../../../../test/components/browser/event-source.ts'
import {
  request,
  route,
  type SentRequest,
  sentRequests,
} from '../../../../../test/components/browser/network.ts'
import { click, fill } from '../../../../../test/components/browser/user.ts'
import {
  amountField,
  cardOf,
  confirm,
  contributeElsewhere,
  goToPayment,
  payBy,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../../test/components/visited-registry.ts'

const CARRIER = 'Baby carrier'
const MOBILE = 'Cot mobile'
const RATTLE = 'Wooden rattle'
const SLING = 'Baby sling'
const STOOL = 'Step stool'
const CONTRIBUTE = /^POST .*\/contribute$/
const SENT_BEFORE =
  'You have sent a gift from this form already, and it counts. To give another one, please confirm again.'

let registry: VisitedRegistry

beforeAll(async () => {
  registry = await publishRegistry([
    { name: CARRIER, price: 300 },
    { name: MOBILE, price: 50 },
    { name: RATTLE, price: 100 },
    { name: SLING, price: 90 },
    { name: STOOL, price: 50 },
  ])
})

const alertOf = (dialog: HTMLElement) => within(dialog).getByRole('alert')
const thanks = () => screen.findByRole('dialog', { name: 'Thank You!' })
const keys = () => sentRequests(CONTRIBUTE).map(({ headers }) => headers.get('idempotency-key'))

const deliverToServer = ({ method, url, headers, json }: SentRequest) =>
  request(url, { method, headers, body: JSON.stringify(json) })

/** Loses the responses to contributions; `deliver` sends a request to the server, or not. */
const loseResponses = (deliver: (sent: SentRequest) => unknown) =>
  route(CONTRIBUTE, async sent => {
    await deliver(sent)
    return 'lost' as const
  })

/** Confirms a contribution whose response is lost; `deliver` sends the request to the server, or not. */
async function loseResponse(
  item: string,
  amount: string,
  deliver: (sent: SentRequest) => unknown = deliverToServer,
) {
  await visitRegistry(registry.slug)
  await startContribution(item)
  const dialog = await goToPayment({ amount })
  const restore = loseResponses(deliver)
  await payBy('Wise', dialog)
  await waitFor(() => expect(alertOf(dialog)).toHaveTextContent('Please check your connection'))
  restore()
  return dialog
}

/** Goes back to the form, changes a field and confirms the changed contribution. */
async function confirmChange(dialog: HTMLElement, field: () => HTMLElement, text: string) {
  await click(() => within(dialog).getByRole('button', { name: 'Previous' }))
  await screen.findByRole('dialog', { name: 'Make a Contribution' })
  await fill(field(), text)
  await click(() => screen.getByRole('button', { name: 'Next' }))
  const payment = await screen.findByRole('dialog', { name: 'Complete Payment' })
  await click(() => within(payment).getByRole('checkbox'))
  await confirm(payment)
  return payment
}
const nameField = () => screen.getByLabelText('Your name')

describe('a contribution that is changed after its response was lost', () => {
  test('is another contribution only after it was confirmed again', async () => {
    const dialog = await loseResponse(CARRIER, '5')
    const payment = await confirmChange(dialog, nameField, 'Mei Koh')
    await waitFor(() => expect(alertOf(payment)).toHaveTextContent(SENT_BEFORE))
    expect(new Set(keys()).size).toBe(1)
    await confirm(payment)
    await thanks()
    expect(new Set(keys()).size).toBe(2)
  })

  test('is recorded as changed if the first request never arrived', async () => {
    const dialog = await loseResponse(CARRIER, '5', () => undefined)
    await confirmChange(dialog, nameField, 'Mei Koh')
    await thanks()
    expect(keys()).toEqual([keys()[0], keys()[0]])
    expect(sentRequests(CONTRIBUTE)[1]?.json).toMatchObject({ name: 'Mei Koh' })
  })

  test('is confirmed as changed if its own response is lost too, although less than its amount remains then', async () => {
    const dialog = await loseResponse(SLING, '20', () => undefined)
    const restore = loseResponses(deliverToServer)
    const payment = await confirmChange(dialog, amountField, '60')
    await waitFor(() => expect(alertOf(payment)).toHaveTextContent('Please check your connection'))
    restore()
    sendEvent('hello', {}, 'another-version')
    await waitFor(() => expect(cardOf(SLING)).toHaveTextContent('S$60'))
    expect(alertOf(payment)).toHaveTextContent('Please check your connection')
    await click(() => within(payment).getByRole('button', { name: 'Try Again' }))
    expect(await thanks()).toHaveTextContent('$60.00')
    expect(new Set(keys()).size).toBe(1)
  })

  test('is recorded when it is changed once more after the server rejected the first change', async () => {
    const dialog = await loseResponse(STOOL, '20', () => undefined)
    const restore = loseResponses(async sent => {
      await contributeElsewhere(registry.slug, registry.ids[STOOL] ?? '', 30)
      await deliverToServer(sent)
    })
    const payment = await confirmChange(dialog, amountField, '50')
    await waitFor(() => expect(alertOf(payment)).toHaveTextContent('Please check your connection'))
    restore()
    await confirmChange(payment, amountField, '10')
    expect(await thanks()).toHaveTextContent('$10.00')
  })

  test('is found after the server rejected a change as invalid', async () => {
    const dialog = await loseResponse(CARRIER, '5')
    const error = 'Please check your name.'
    const restore = route(CONTRIBUTE, {
      status: 400,
      json: { success: false, error, code: 'VALIDATION_FAILED' },
    })
    const payment = await confirmChange(dialog, nameField, 'Mei')
    await waitFor(() => expect(alertOf(payment)).toHaveTextContent(error))
    restore()
    const again = await confirmChange(payment, nameField, 'Mei Koh')
    await waitFor(() => expect(alertOf(again)).toHaveTextContent(SENT_BEFORE))
    expect(new Set(keys()).size).toBe(1)
  })

  test('may not exceed what remains', async () => {
    const dialog = await loseResponse(RATTLE, '60', () => undefined)
    await click(() => within(dialog).getByRole('button', { name: 'Previous' }))
    await screen.findByRole('dialog', { name: 'Make a Contribution' })
    await fill(amountField(), '150')
    await click(() => screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Amount cannot exceed $100.00')).toBeVisible()
  })

  test('is recorded as changed if the first request was rejected', async () => {
    const dialog = await loseResponse(MOBILE, '50', async sent => {
      await contributeElsewhere(registry.slug, registry.ids[MOBILE] ?? '', 30)
      await deliverToServer(sent)
    })
    await confirmChange(dialog, amountField, '20')
    expect(await thanks()).toHaveTextContent('$20.00')
  })
})

describe('a contribution whose key has expired on the server', () => {
  test('is sent with a new key only after it was confirmed again', async () => {
    const dialog = await loseResponse(CARRIER, '5')
    const error = 'This Idempotency-Key was used for an earlier request.'
    const restore = route(CONTRIBUTE, {
      status: 422,
      json: { success: false, error, code: 'IDEMPOTENCY_MISMATCH' },
    })
    await confirm(dialog)
    await waitFor(() => expect(alertOf(dialog)).toHaveTextContent(SENT_BEFORE))
    restore()
    await confirm(dialog)
    await thanks()
    expect(keys().at(-1)).not.toBe(keys()[0])
  })
})

describe('a contribution whose retry is rejected before the server looks at its key', () => {
  const expired = {
    status: 401,
    json: { success: false, error: 'Your session has expired.', code: 'TOKEN_EXPIRED' },
  }

  test('is stored once when it is confirmed again', async () => {
    const dialog = await loseResponse(CARRIER, '5')
    const restore = route(CONTRIBUTE, expired)
    await confirm(dialog)
    await waitFor(() => expect(alertOf(dialog)).toHaveTextContent('Your session has expired.'))
    restore()
    await confirm(dialog)
    await thanks()
    expect(new Set(keys()).size).toBe(1)
  })

  test('is not replaced by a changed one that was not confirmed as another', async () => {
    const dialog = await loseResponse(CARRIER, '5')
    const restore = route(CONTRIBUTE, ({ json }) =>
      JSON.stringify(json).includes('Mei Koh') ? 'continue' : expired,
    )
    const payment = await confirmChange(dialog, nameField, 'Mei Koh')
    await waitFor(() => expect(within(payment).queryByRole('alert')).not.toBeNull())
    restore()
    expect(new Set(keys()).size).toBe(1)
  })
})
