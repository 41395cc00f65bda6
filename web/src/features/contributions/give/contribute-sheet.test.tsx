import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../test/components/browser/user.ts'
import {
  amountField,
  backOf,
  frontOf,
  goToPayment,
  payBy,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../test/components/visited-registry.ts'

const SEAT = 'Infant car seat'
const CONTRIBUTE = /^POST .*\/contribute$/

let registry: VisitedRegistry

beforeAll(async () => {
  registry = await publishRegistry([{ name: SEAT, price: 389 }])
})

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const search = () => new URLSearchParams(location.search)

/** Clicks the backdrop of the dialog. */
function pressOutside(dialog: HTMLElement): void {
  fireEvent.pointerDown(dialog, { clientX: 5, clientY: 5 })
  fireEvent.click(dialog, { clientX: 5, clientY: 5 })
}

/** Confirms a contribution from the open form; its response arrives with `respond`. */
async function startSending() {
  const dialog = await goToPayment({ amount: '1' })
  const { promise: response, resolve } = Promise.withResolvers<'continue'>()
  route(CONTRIBUTE, () => response)
  await payBy('Wise', dialog)
  await within(dialog).findByRole('button', { name: 'Sending your gift...' })
  return { dialog, respond: () => resolve('continue') }
}

describe('the contribution dialog', () => {
  test('is closed by a click outside, except while sending and on the thanks', async () => {
    await visitRegistry(registry.slug)
    pressOutside(await startContribution(SEAT))
    await noDialog()
    await startContribution(SEAT)
    const { dialog, respond } = await startSending()
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled()
    expect(within(dialog).getByRole('button', { name: 'Previous' })).toBeDisabled()
    pressOutside(dialog)
    await user.keyboard('{Escape}')
    await click(() => within(dialog).getByRole('button', { name: 'Sending your gift...' }))
    expect(dialog).toBeVisible()
    const before = frontOf(SEAT).querySelector('.amounts')?.textContent
    respond()
    const thanks = await screen.findByRole('dialog', { name: 'Thank You!' })
    expect(sentRequests(CONTRIBUTE)).toHaveLength(1)
    expect(within(thanks).queryByRole('button', { name: 'Close' })).toBeNull()
    pressOutside(thanks)
    expect(thanks).toBeVisible()
    history.back()
    await noDialog()
    expect(location.search).toBe('')
    await waitFor(() =>
      expect(frontOf(SEAT).querySelector('.amounts')?.textContent).not.toBe(before),
    )
  })

  test('left with Back while sending shows the contribution on the card, and opens anew', async () => {
    await visitRegistry(registry.slug)
    await startContribution(SEAT)
    const { respond } = await startSending()
    history.back()
    await waitFor(() => expect(search().has('step')).toBe(false))
    expect(screen.getByRole('button', { name: 'Sending your gift...' })).toBeVisible()
    history.back()
    await noDialog()
    const amounts = () => frontOf(SEAT).querySelector('.amounts')?.textContent
    const before = amounts()
    respond()
    await waitFor(() => expect(amounts()).not.toBe(before))
    expect(location.search).toBe('')
    await startContribution(SEAT)
    expect(screen.getByLabelText('Your name')).toBeVisible()
  })

  test('shows a receipt and deletes the draft after submission', async () => {
    await visitRegistry(registry.slug)
    await startContribution(SEAT)
    const dialog = await goToPayment({ amount: '0.01', name: 'Aisha Tan', note: 'With love' })
    await payBy('Wise', dialog)
    const thanks = await screen.findByRole('dialog', { name: 'Thank You!' })
    expect(within(thanks).getByRole('heading', { name: 'Thank You!' })).toHaveFocus()
    expect(thanks).toHaveTextContent(
      'can see your gift and your note now. They confirm it when it reaches their bank, usually within a day.',
    )
    expect(thanks.querySelector('.contribute-sheet_receipt')).toHaveTextContent(
      `Your gift$0.01Toward${SEAT}Paid withWiseReferenceAishaTanInfantcars`,
    )
    await click(() => within(thanks).getByRole('button', { name: 'Back to Registry' }))
    await noDialog()
    await startContribution(SEAT)
    expect(screen.getByLabelText(/^A note to/)).toHaveValue('')
  })

  test('starts a second contribution in the tab with name and email, until a reload', async () => {
    await visitRegistry(registry.slug)
    await startContribution(SEAT)
    await click(() => screen.getByRole('checkbox', { name: 'Hide my name' }))
    await payBy('Wise', await goToPayment({ amount: '0.01', name: 'Aisha Tan' }))
    await click(() => screen.getByRole('button', { name: 'Back to Registry' }))
    await noDialog()
    const form = await startContribution(SEAT)
    expect(screen.getByLabelText('Your name')).toHaveValue('Aisha Tan')
    expect(screen.getByLabelText('Your email')).toHaveValue('mei.ling@example.com')
    expect(within(form).getByRole('checkbox', { name: 'Hide my name' })).toBeChecked()
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage })
    expect(stored).not.toMatch(/Aisha|mei\.ling/)
    await visitRegistry(registry.slug)
    await startContribution(SEAT)
    expect(screen.getByLabelText('Your name')).toHaveValue('')
    expect(screen.getByLabelText('Your email')).toHaveValue('')
  })

  test('sends what is hidden, and the contributors list shows a friend without an amount', async () => {
    await visitRegistry(registry.slug)
    await startContribution(SEAT)
    await click(() => screen.getByRole('checkbox', { name: 'Hide my name' }))
    await click(() => screen.getByRole('checkbox', { name: 'Hide the amount' }))
    const dialog = await goToPayment({ amount: '1.23', name: 'Rosalind', note: 'Sleep well' })
    await payBy('Wise', dialog)
    await click(() => screen.getByRole('button', { name: 'Back to Registry' }))
    await noDialog()
    await click(() => within(backOf(SEAT)).getByRole('button', { name: `Who gave to ${SEAT}` }))
    const details = await screen.findByRole('dialog', { name: SEAT })
    const row = within(details).getByText('Sleep well').closest('li')
    expect(row).toHaveTextContent('A friend')
    expect(row).not.toHaveTextContent(/Rosalind|\$/)
    expect(document.body).not.toHaveTextContent('Rosalind')
  })

  test('opens from the list of contributors, and Back returns to the registry', async () => {
    await visitRegistry(registry.slug)
    await click(() => within(backOf(SEAT)).getByRole('button', { name: `Who gave to ${SEAT}` }))
    const details = await screen.findByRole('dialog', { name: SEAT })
    await click(() => within(details).getByRole('button', { name: 'Contribute' }))
    await screen.findByRole('dialog', { name: 'Make a Contribution' })
    history.back()
    await noDialog()
    expect(location.search).toBe('')
  })

  test('handles Escape in the task that renders it', async () => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return
      observer.disconnect()
      const target = document.activeElement ?? document.body
      fireEvent.keyDown(target, { key: 'Escape' })
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })
    await visitRegistry(registry.slug, `?contribute=${registry.ids[SEAT]}`)
    await waitFor(() => expect(search().has('contribute')).toBe(false))
    await noDialog()
  })
})

describe('the draft of a contribution', () => {
  test('is stored when the dialog is closed and when the page is reloaded', async () => {
    await visitRegistry(registry.slug)
    await startContribution(SEAT)
    await goToPayment({ amount: '21', name: 'Arjun', note: 'See you soon' })
    await visitRegistry(registry.slug, location.search)
    const payment = await screen.findByRole('dialog', { name: 'Complete Payment' })
    await click(() => within(payment).getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Arjun'))
    await click(() => screen.getByRole('button', { name: 'Close' }))
    await noDialog()
    await startContribution(SEAT)
    expect(screen.getByLabelText(/^A note to/)).toHaveValue('See you soon')
    expect(amountField()).toHaveValue('21')
  })

  test('lasts until the page is unloaded where storage is blocked', async () => {
    await visitRegistry(registry.slug)
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    if (!storage) throw new Error('there is no localStorage to block')
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    try {
      await startContribution(SEAT)
      await fill(screen.getByLabelText('Your name'), 'Nenek')
      await click(() => screen.getByRole('button', { name: 'Close' }))
      await noDialog()
      await startContribution(SEAT)
      expect(screen.getByLabelText('Your name')).toHaveValue('Nenek')
    } finally {
      Object.defineProperty(globalThis, 'localStorage', storage)
    }
  })
})

describe('a URL of the contribution dialog', () => {
  test('that names the payment step without a draft shows the form until Next is pressed', async () => {
    await visitRegistry(registry.slug, `?contribute=${registry.ids[SEAT]}&step=payment`)
    const form = await screen.findByRole('dialog', { name: 'Make a Contribution' })
    await user.type(screen.getByLabelText('Your name'), 'Arjun')
    await user.type(screen.getByLabelText('Your email'), 'arjun@example.com')
    expect(form).toBeVisible()
    await click(() => screen.getByRole('button', { name: 'Next' }))
    const payment = await screen.findByRole('dialog', { name: 'Complete Payment' })
    await click(() => within(payment).getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Arjun'))
  })

  test('with an amount and a method starts with them, also in place of an older draft', async () => {
    const query = `?contribute=${registry.ids[SEAT]}&step=payment&amount=30&method=wise-transfer`
    await visitRegistry(registry.slug, query)
    await waitFor(() => expect(amountField()).toHaveValue('30'))
    await waitFor(() => expect(location.search).toBe(`?contribute=${registry.ids[SEAT]}`))
    const payment = await goToPayment({ amount: '31' })
    const wise = await within(payment).findByRole('button', { name: /^Wise/ })
    expect(wise).toHaveAttribute('aria-pressed', 'true')
    await visitRegistry(registry.slug, query)
    await screen.findByRole('dialog', { name: 'Complete Payment' })
    await waitFor(() => expect(search().has('amount')).toBe(false))
    await click(() => screen.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(amountField()).toHaveValue('30'))
  })

  test('that names the thanks shows the registry', async () => {
    await visitRegistry(registry.slug, `?contribute=${registry.ids[SEAT]}&step=thanks`)
    await waitFor(() => expect(location.search).toBe(''))
    await noDialog()
  })
})

describe('the session of a visitor', () => {
  test('is renewed on return to the tab when it is about to expire', async () => {
    const session = /^POST \/api\/auth\/session/
    route(session, { json: { success: true, sessionToken: 'x'.repeat(40), expiresIn: 30_000 } })
    const details = {
      success: true,
      data: { payeeName: 'P', bankShows: 'P', rows: [], reference: 'r' },
    }
    route(/payment-details/, { json: details })
    await visitRegistry(registry.slug)
    await startContribution(SEAT)
    const dialog = await goToPayment()
    await click(() => within(dialog).getByRole('button', { name: /^Wise/ }))
    await within(dialog).findByText('Your bank will show')
    const before = sentRequests(session).length
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(sentRequests(session)).toHaveLength(before + 1))
  })
})
