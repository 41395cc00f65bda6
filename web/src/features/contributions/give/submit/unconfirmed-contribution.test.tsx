import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  advance,
  advanceUntil,
  startTestClock,
} from '../../../../../test/components/browser/clock.ts'
import {
  route,
  type StubbedResponse,
  sentRequests,
} from '../../../../../test/components/browser/network.ts'
import { click, fill } from '../../../../../test/components/browser/user.ts'
import {
  contributeElsewhere,
  goToPayment,
  payBy,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../../test/components/visited-registry.ts'
import { CONTRIBUTION_DRAFTS_KEY } from '../../../../lib/visitor/visitor-storage.ts'

const SEAT = 'Infant car seat'
const TUB = 'Baby bath'
const CUPS = 'Stacking cups'
const SLING = 'Baby sling'
const CONTRIBUTE = /^POST .*\/contribute$/
const UNAVAILABLE = { status: 503, headers: { 'retry-after': '60' } }

let registry: VisitedRegistry
beforeAll(async () => {
  registry = await publishRegistry([
    { name: SEAT, price: 389 },
    { name: TUB, price: 20 },
    { name: CUPS, price: 15 },
    { name: SLING, price: 90 },
  ])
})

const payment = () => screen.findByRole('dialog', { name: t.titles.payment })
const thanks = () => screen.findByRole('dialog', { name: t.titles.success })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const notice = () => screen.findByText(t.unconfirmed.title)
const expectNoNotice = () => expect(screen.queryByText(t.unconfirmed.title)).toBeNull()
const step = () => new URLSearchParams(location.search).get('step')

/** Confirms a contribution; its request gets `response`. */
async function send(response: Parameters<typeof route>[1], item = SEAT): Promise<HTMLElement> {
  await visitRegistry(registry.slug)
  const dialog = await fillInPayment(item)
  route(CONTRIBUTE, response)
  startTestClock()
  await payBy('Wise', dialog)
  return dialog
}

async function fillInPayment(item: string): Promise<HTMLElement> {
  await startContribution(item)
  return goToPayment()
}

/** Confirms a contribution whose response is lost; returns the payment step with the failure. */
async function loseResponse(item = SEAT): Promise<HTMLElement> {
  const dialog = await send('lost', item)
  await within(dialog).findByRole('alert')
  return dialog
}

/** Confirms a contribution whose request waits; the returned function responds to it. */
async function sendAndWait(item = SEAT): Promise<(response: StubbedResponse) => void> {
  const { promise, resolve } = Promise.withResolvers<StubbedResponse>()
  await send(() => promise, item)
  await waitFor(() => expect(sentRequests(CONTRIBUTE)).toHaveLength(1))
  return resolve
}

const press = (name: string) => click(() => screen.getByRole('button', { name }))

describe('a contribution that is retried automatically', () => {
  async function waitForRetry(): Promise<void> {
    await within(await send(UNAVAILABLE)).findByRole('timer')
    route(CONTRIBUTE, 'continue')
  }
  const timer = () => screen.queryByRole('timer')

  test('is sent while the form is shown', async () => {
    await waitForRetry()
    await press(t.previous)
    await screen.findByLabelText('Your name')
    expect(timer()).toHaveTextContent(/^Trying again by itself in/)
    await advanceUntil(() => timer() === null, 500)
    await thanks()
  })

  test('is not sent once the form is edited', async () => {
    await waitForRetry()
    await press(t.previous)
    await fill(await screen.findByLabelText('Your name'), 'Farah')
    expect(timer()).toBeNull()
    await advance(60_000)
    expect(sentRequests(CONTRIBUTE)).toHaveLength(1)
  })

  test('returns from the form with its message and the tick', async () => {
    await waitForRetry()
    await press(t.previous)
    await screen.findByLabelText('Your name')
    await press(t.next)
    const dialog = await payment()
    expect(within(dialog).getByRole('alert')).toHaveTextContent(t.failed)
    expect(within(dialog).getByRole('checkbox')).toBeChecked()
    expect(timer()).not.toBeNull()
  })

  test('is named on the page when its sheet is closed, and leads back', async () => {
    await waitForRetry()
    await press(t.close)
    await noDialog()
    await notice()
    expect(screen.getByText(t.unconfirmed.text(SEAT), { exact: false })).toBeVisible()
    await press(t.unconfirmed.open)
    const dialog = await payment()
    expectNoNotice()
    await click(() => within(dialog).getByRole('checkbox'))
    await press(t.confirm)
    await thanks()
    await press(t.backToRegistry)
    await noDialog()
    expectNoNotice()
  })
})

describe('a contribution that fails after Back', () => {
  test('shows the payment with its message', async () => {
    const respond = await sendAndWait()
    history.back()
    await waitFor(() => expect(step()).toBeNull())
    respond({ status: 500 })
    await within(await payment()).findByText(t.failed)
    expect(step()).toBe('payment')
  })

  test('shows that the item is complete', async () => {
    const respond = await sendAndWait(TUB)
    history.back()
    await waitFor(() => expect(step()).toBeNull())
    await contributeElsewhere(registry.slug, registry.ids[TUB] ?? '', 20)
    respond('continue')
    await screen.findByText(t.nothingLeft)
  })

  test('leads from the page to the reason when the item is complete', async () => {
    const respond = await sendAndWait(CUPS)
    history.go(-2)
    await noDialog()
    await contributeElsewhere(registry.slug, registry.ids[CUPS] ?? '', 15)
    respond('continue')
    await notice()
    await press(t.unconfirmed.open)
    await screen.findByText(t.nothingLeft)
  })

  test('is named on the page when its sheet was closed', async () => {
    const respond = await sendAndWait()
    history.go(-2)
    await noDialog()
    expectNoNotice()
    respond('lost')
    await notice()
    await press(t.close)
    expectNoNotice()
    expect(document.getElementById('items')).toHaveFocus()
    expect(location.search).toBe('')
  })

  test('shows no notice when a later request has stored it', async () => {
    const respond = await sendAndWait()
    history.go(-2)
    await noDialog()
    const dialog = await fillInPayment(SEAT)
    route(CONTRIBUTE, 'continue')
    await click(() => within(dialog).getByRole('checkbox'))
    await press(t.confirm)
    await thanks()
    await press(t.backToRegistry)
    await noDialog()
    respond('lost')
    await advance(1_000)
    expectNoNotice()
  })

  test('shows no notice when the server has stored an earlier contribution', async () => {
    const respond = await sendAndWait()
    history.go(-2)
    await noDialog()
    respond({ status: 422, json: { success: false, error: '', code: 'IDEMPOTENCY_MISMATCH' } })
    await waitFor(() => expect(localStorage.getItem(CONTRIBUTION_DRAFTS_KEY)).toMatch('isStored'))
    await startContribution(SLING)
    expectNoNotice()
    await press(t.close)
    await noDialog()
    await startContribution(SEAT)
    await press(t.close)
    await noDialog()
    expectNoNotice()
  })
})

describe('the notice about a contribution whose response was lost', () => {
  test('is shown when the form was edited since', async () => {
    await loseResponse()
    await press(t.previous)
    await fill(await screen.findByLabelText('Your name'), 'Farah')
    await press(t.close)
    await noDialog()
    await notice()
  })

  test('is hidden while the sheet is open, and shown again after it', async () => {
    await loseResponse()
    await press(t.close)
    await notice()
    await press(t.unconfirmed.open)
    await payment()
    expectNoNotice()
    await press(t.close)
    await noDialog()
    await notice()
    await startContribution(SEAT)
    await waitFor(expectNoNotice)
  })

  test('is shown again for an earlier item when the later one is closed', async () => {
    await loseResponse(SEAT)
    await press(t.close)
    await noDialog()
    const dialog = await fillInPayment(SLING)
    await payBy('Wise', dialog)
    await within(dialog).findByRole('alert')
    await click(() => within(dialog).getByRole('button', { name: t.close }))
    await noDialog()
    const textOf = (item: string) => screen.queryByText(t.unconfirmed.text(item), { exact: false })
    await waitFor(() => expect(textOf(SLING)).toBeVisible())
    await press(t.close)
    await waitFor(() => expect(textOf(SEAT)).toBeVisible())
    expect(textOf(SLING)).toBeNull()
  })
})
