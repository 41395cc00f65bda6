import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { advanceUntil, startTestClock } from '../../../../../test/components/browser/clock.ts'
import { route, sentRequests } from '../../../../../test/components/browser/network.ts'
import { click } from '../../../../../test/components/browser/user.ts'
import {
  amountField,
  confirm,
  contributeElsewhere,
  frontOf,
  goToPayment,
  payBy,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../../test/components/visited-registry.ts'

const CARRIER = 'Baby carrier'
const BATH = 'Baby bath'
const CHAIR = 'High chair'
const BOOKS = 'Board books'
const CUPS = 'Stacking cups'
const CONTRIBUTE = /^POST .*\/contribute$/

let registry: VisitedRegistry

beforeAll(async () => {
  registry = await publishRegistry([
    { name: CARRIER, price: 300, given: 60 },
    { name: BATH, price: 120 },
    { name: CHAIR, price: 80 },
    { name: BOOKS, price: 20 },
    { name: CUPS, price: 15 },
  ])
})

async function openPayment(item = CARRIER, details: Parameters<typeof goToPayment>[0] = {}) {
  await visitRegistry(registry.slug)
  await startContribution(item)
  return goToPayment(details)
}

const alertOf = (dialog: HTMLElement) => within(dialog).getByRole('alert')
const thanks = () => screen.findByRole('dialog', { name: 'Thank You!' })
const keys = () => sentRequests(CONTRIBUTE).map(({ headers }) => headers.get('idempotency-key'))

describe('a contribution that the server rejects', () => {
  test('shows a wait message on 429, and is retried with the same key', async () => {
    const dialog = await openPayment()
    const restore = route(CONTRIBUTE, { status: 429 })
    await payBy('Wise', dialog)
    await waitFor(() =>
      expect(alertOf(dialog)).toHaveTextContent(
        'Whoa there! Our little server is getting lots of love right now. Please wait a moment and try again - even babies need a breather!',
      ),
    )
    const button = within(dialog).getByRole('button', { name: 'Confirm Contribution' })
    expect(button).toHaveFocus()
    restore()
    await confirm(dialog)
    await thanks()
    expect(keys()).toEqual([expect.stringMatching(/^\w{32}$/), keys()[0]])
  })

  test.each([
    [503, { 'retry-after': '2' }, 2],
    [503, {}, 2],
    [429, { 'retry-after': '7' }, 7],
  ])(
    'counts down after %i %o, and is retried automatically with the same key',
    async (status, headers, seconds) => {
      const dialog = await openPayment()
      const restore = route(CONTRIBUTE, { status, headers })
      startTestClock()
      await payBy('Wise', dialog)
      const left = () => within(dialog).queryByRole('timer')?.textContent ?? ''
      await waitFor(() => expect(left()).toMatch(/^Trying again by itself in \d s\./))
      expect(Number(/\d/.exec(left())?.[0])).toBeLessThanOrEqual(seconds)
      restore()
      await advanceUntil(() => left() === '', 500)
      await thanks()
      expect(keys()).toEqual(keys().map(() => keys()[0]))
    },
  )

  test('is not retried automatically once another payment method is chosen', async () => {
    const dialog = await openPayment()
    route(CONTRIBUTE, { status: 503, headers: { 'retry-after': '60' } })
    await payBy('Wise', dialog)
    await within(dialog).findByRole('timer')
    await click(() => within(dialog).getByRole('button', { name: /^PayNow/ }))
    expect(within(dialog).queryByRole('timer')).toBeNull()
  })

  test('is not retried automatically when the wait is an hour', async () => {
    const dialog = await openPayment()
    route(CONTRIBUTE, { status: 429, headers: { 'retry-after': '3600' } })
    await payBy('Wise', dialog)
    await waitFor(() => expect(alertOf(dialog)).toHaveTextContent('Whoa there!'))
    expect(within(dialog).queryByRole('timer')).toBeNull()
  })

  test('shows the error of the server, or a default text', async () => {
    const dialog = await openPayment()
    const restore = route(CONTRIBUTE, {
      status: 500,
      json: { error: 'The till is closed for a minute.' },
    })
    await payBy('Wise', dialog)
    await waitFor(() =>
      expect(alertOf(dialog)).toHaveTextContent(/^The till is closed for a minute\.$/),
    )
    restore()
    route(CONTRIBUTE, { status: 500 })
    await confirm(dialog)
    await waitFor(() =>
      expect(alertOf(dialog)).toHaveTextContent(
        /^Failed to process contribution\. Please try again\.$/,
      ),
    )
  })

  test('shows an error when no session can be created', async () => {
    route(/^POST \/api\/auth\/session/, { status: 503 })
    const dialog = await openPayment()
    await payBy('Wise', dialog)
    await within(dialog).findByText('Unable to authenticate with server')
    expect(sentRequests(CONTRIBUTE)).toEqual([])
  })
})

describe('a contribution without a response', () => {
  test('is retried with the same key, and confirmed once it is recorded', async () => {
    const dialog = await openPayment(CARRIER, { note: 'Splash!' })
    const restore = route(CONTRIBUTE, 'lost')
    await payBy('Wise', dialog)
    await waitFor(() =>
      expect(alertOf(dialog)).toHaveTextContent(
        'Failed to process contribution. Please try again.',
      ),
    )
    expect(alertOf(dialog)).toHaveTextContent(
      'Please check your connection. What you wrote is kept, and your gift counts once, however often you try.',
    )
    restore()
    await click(() => within(alertOf(dialog)).getByRole('button', { name: 'Try Again' }))
    const ending = await thanks()
    expect(keys()).toEqual([keys()[0], keys()[0]])
    expect(ending).toHaveTextContent('can see your gift and your note now.')
    expect(ending.querySelector('.contribute-sheet_leaves')).toBeNull()
  })

  test('does not offer the remaining amount while it may have completed the item itself', async () => {
    const dialog = await openPayment(CHAIR, { amount: '80' })
    // The contribution is stored, but its response is lost.
    const restore = route(CONTRIBUTE, async ({ json }) => {
      const { amount, name } = json as { amount: number; name: string }
      await contributeElsewhere(registry.slug, registry.ids[CHAIR] ?? '', amount, name)
      return 'lost' as const
    })
    await payBy('Wise', dialog)
    await waitFor(() => expect(alertOf(dialog)).toHaveTextContent('Please check your connection'))
    restore()
    await click(() => within(dialog).getByRole('button', { name: 'Previous' }))
    await screen.findByRole('dialog', { name: 'Make a Contribution' })
    expect(amountField()).toHaveValue('80')
    await click(() => screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('dialog', { name: 'Complete Payment' })
    expect(within(dialog).queryByRole('button', { name: /^Give /u })).toBeNull()
  })
})

describe('a draft that was open in two tabs', () => {
  async function payInBothTabs(second: 'Wise' | 'PayNow') {
    const dialog = await openPayment()
    const drafts = localStorage.getItem('gift_drafts') ?? ''
    await payBy('Wise', dialog)
    await click(() => screen.getByRole('button', { name: 'Back to Registry' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The draft as the second tab read it, before the first one submitted it.
    localStorage.setItem('gift_drafts', drafts)
    await startContribution(CARRIER)
    await payBy(second, await goToPayment())
    await thanks()
    return new Set(keys()).size
  }

  test('is counted once when both confirm it', async () => {
    expect(await payInBothTabs('Wise')).toBe(1)
  })

  test('is counted twice when the second one pays with another method', async () => {
    expect(await payInBothTabs('PayNow')).toBe(2)
  })
})

describe('a contribution above the remaining amount', () => {
  test('offers the remaining amount, preserves the note and completes the item', async () => {
    const dialog = await openPayment(BATH, { amount: '60', note: 'For long baths' })
    await contributeElsewhere(registry.slug, registry.ids[BATH] ?? '', 100)
    await click(() => within(dialog).getByRole('button', { name: /^PayNow/ }))
    await click(() => within(dialog).getByRole('checkbox'))
    await confirm(dialog)
    await waitFor(() =>
      expect(alertOf(dialog)).toHaveTextContent(
        'Only $20.00 is left of this gift now. Your note is kept. If you have already paid more, please tell the parents.',
      ),
    )
    expect(within(dialog).getByRole('button', { name: 'Choose another gift' })).toBeVisible()
    await click(() => within(dialog).getByRole('button', { name: 'Give $20.00 instead' }))
    expect(within(dialog).getByRole('heading', { name: 'Complete Payment' })).toHaveFocus()
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(within(dialog).getByRole('checkbox')).not.toBeChecked()
    expect(within(dialog).getByText('For long baths')).toBeVisible()
    await within(dialog).findByRole('img', { name: /PayNow QR code to pay \$20\.00/ })
    await click(() => within(dialog).getByRole('checkbox'))
    await confirm(dialog)
    const ending = await thanks()
    expect(ending).toHaveTextContent('Your gift completes it')
    expect(ending.querySelectorAll('.contribute-sheet_leaves svg')).toHaveLength(12)
    await click(() => within(ending).getByRole('button', { name: 'Back to Registry' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const front = frontOf(BATH)
    expect(within(front).getByRole('button', { name: 'Fully Funded' })).toBeDisabled()
    expect(front.querySelector('.progress')).toHaveClass('is-full')
    expect(front.closest('article')).toHaveClass('public-item-card_is-funded')
  })

  test('returns to the items when nothing remains, and carries the note over', async () => {
    const dialog = await openPayment(CUPS, { amount: '1', note: 'Read to me' })
    route(CONTRIBUTE, async () => {
      await contributeElsewhere(registry.slug, registry.ids[CUPS] ?? '', 15)
      return 'continue' as const
    })
    await payBy('Wise', dialog)
    const over = await screen.findByRole('dialog', { name: CUPS })
    expect(over).toHaveTextContent(
      'This gift is complete now, so yours was not recorded. If you have already paid, please tell the parents; if not, please choose another gift: your words are kept for it.',
    )
    await click(() => within(over).getByRole('button', { name: 'Choose another gift' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.querySelector('#items')).toHaveFocus())
    await startContribution(BOOKS)
    expect(screen.getByLabelText(/^A note to/)).toHaveValue('Read to me')
  })
})
