import { updatePaymentMethods } from '@registry/shared/contract/contributions/payment-settings'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { click, fill, user } from '../../../../../test/components/browser/user.ts'
import { addItem } from '../../../../../test/components/items.ts'
import { signUp } from '../../../../../test/components/sign-up.ts'
import {
  amountField,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../../test/components/visited-registry.ts'

const CARRIER = 'Baby carrier'
const BOOKS = 'Board books'

let registry: VisitedRegistry
let dialog: HTMLElement

beforeAll(async () => {
  registry = await publishRegistry([
    { name: CARRIER, price: 300, given: 60 },
    { name: BOOKS, price: 19.5 },
  ])
})

const next = () => click(() => screen.getByRole('button', { name: 'Next' }))

async function open(item = CARRIER) {
  await visitRegistry(registry.slug)
  dialog = await startContribution(item)
}

describe('the first step of a contribution', () => {
  test('offers ascending amounts up to the remaining amount, and a slider in whole dollars', async () => {
    await open()
    const amount = amountField()
    expect(amount).toHaveValue('50')
    expect(amount).toHaveAttribute('inputmode', 'decimal')
    expect(screen.getByLabelText('Your name')).toHaveAttribute('autocomplete', 'name')
    expect(screen.getByLabelText('Your email')).toHaveAttribute('autocomplete', 'email')
    expect(dialog.querySelectorAll('[required]')).toHaveLength(3)
    const offered = within(within(dialog).getByRole('group', { name: 'Suggested amounts' }))
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['$50', '$100', '$200', 'All $240'],
    ])
    const slider = within(dialog).getByRole('slider', { name: 'Amount' })
    for (const [name, value] of [
      ['min', '1'],
      ['max', '240'],
      ['step', '1'],
    ] as const) {
      expect(slider).toHaveAttribute(name, value)
    }
    await user.click(offered.getByRole('button', { name: '$100' }))
    expect(amount).toHaveValue('100')
    expect(offered.getByRole('button', { name: '$100' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(within(dialog).getByRole('button', { name: 'One dollar less' }))
    expect(amount).toHaveValue('99')
    await user.click(within(dialog).getByRole('button', { name: 'One dollar more' }))
    expect(amount).toHaveValue('100')
    await user.click(within(dialog).getByRole('button', { name: 'With love' }))
    expect(screen.getByLabelText(/^A note to/)).toHaveValue('With love')
  })

  test.each(['One dollar less', 'One dollar more'])(
    '%s chooses one dollar without an amount',
    async name => {
      await open()
      for (const text of ['', 'ten', '0']) {
        await fill(amountField(), text)
        await user.click(within(dialog).getByRole('button', { name }))
        expect(amountField()).toHaveValue('1')
      }
    },
  )

  test('starts with the remaining amount when it is less than $50', async () => {
    await open(BOOKS)
    expect(amountField()).toHaveValue('19.50')
    expect(within(dialog).getByRole('slider')).toHaveAttribute('max', '19')
  })

  test.each([
    ...['', '0', '-5', '1e9', '12,50', '1.234', '🍼'].map(typed => [
      typed,
      'Please enter a valid amount',
    ]),
    ['240.01', 'Amount cannot exceed $240.00'],
    ['99999', 'Amount cannot exceed $240.00'],
  ])('rejects the amount %j under its field', async (typed, sentence) => {
    await open()
    await fill(amountField(), typed)
    await next()
    const error = () => dialog.querySelector('#gift-amount-error')
    await waitFor(() => expect(error()).toHaveTextContent(sentence))
    expect(amountField()).toHaveFocus()
    expect(amountField()).toHaveAttribute('aria-invalid', 'true')
    expect(amountField()).toHaveAttribute('aria-describedby', 'gift-amount-error')
    await fill(amountField(), '５０')
    await waitFor(() => expect(error()).toBeNull())
    expect(dialog.querySelector('.total')).toHaveTextContent('You give$50.00')
  })
})

describe('what becomes public', () => {
  const text = () => within(dialog).getByRole('group', { name: 'Shown to everyone' })
  const hideName = () => within(dialog).getByRole('checkbox', { name: 'Hide my name' })
  const hideAmount = () => within(dialog).getByRole('checkbox', { name: 'Hide the amount' })

  test('is stated in the form, and follows what is hidden', async () => {
    await open()
    expect(text()).toHaveTextContent(
      'Your name, amount and note appear on this page; your email does not.',
    )
    expect(text()).toHaveTextContent('The parents see your name, the amount and your email.')
    expect(hideName()).not.toBeChecked()
    await user.click(hideName())
    expect(text()).toHaveTextContent(
      'Your amount and note appear on this page, from “A friend”; your name and email do not.',
    )
    expect(text()).not.toHaveTextContent('others may work it out')
    await user.click(hideAmount())
    expect(text()).toHaveTextContent(
      'Your note appears on this page, from “A friend”; your name, amount and email do not. The total of the gift still counts it, so others may work it out.',
    )
    await user.click(hideName())
    expect(text()).toHaveTextContent(
      'Your name and note appear on this page; your amount and email do not.',
    )
  })

  test('stays chosen when the dialog is closed and opened again', async () => {
    await open()
    await user.click(hideAmount())
    await click(() => within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    dialog = await startContribution(CARRIER)
    expect(hideAmount()).toBeChecked()
    await user.click(hideAmount())
  })
})

describe('a field of the first step', () => {
  beforeEach(() => open())

  test('is validated on blur, and its error disappears once it is corrected', async () => {
    const email = screen.getByLabelText('Your email')
    const error = () => within(dialog).queryByText('Please enter a valid email address')
    await user.type(email, 'mei@')
    expect(error()).toBeNull()
    await user.tab()
    expect(error()).toBeVisible()
    await fill(email, 'mei@example.com')
    expect(error()).toBeNull()
    await fill(email, 'mei@example')
    expect(error()).toBeNull()
    await fill(email, '')
    await user.tab()
    expect(within(dialog).getByText('Email is required')).toBeVisible()
  })

  test('counts the characters of a note as its limit does', async () => {
    const note = screen.getByLabelText(/^A note to/)
    await fill(note, ` ${'🍼'.repeat(499)} `)
    expect(within(dialog).getByText('Optional, 499 / 500')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'With love' }))
    expect(within(dialog).getByText('Optional, 499 / 500')).toBeVisible()
    await fill(note, '🍼'.repeat(300))
    await user.click(within(dialog).getByRole('button', { name: 'With love' }))
    expect(within(dialog).getByText('Optional, 310 / 500')).toBeVisible()
    await fill(note, '🍼'.repeat(501))
    await user.tab()
    expect(within(dialog).getByText('Optional, 501 / 500')).toBeVisible()
    expect(within(dialog).getByText('Message cannot exceed 500 characters')).toBeVisible()
  })

  test('that is invalid is listed in a summary after Next, which focuses it', async () => {
    await fill(amountField(), '')
    await fill(screen.getByLabelText(/^A note to/), 'x'.repeat(501))
    await next()
    const lines = () =>
      within(within(dialog).getByRole('alert'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(lines()).toEqual([
        'Please enter a valid contribution amount',
        'Please enter your name',
        'Please enter your email',
        'Message cannot exceed 500 characters',
      ]),
    )
    expect(within(dialog).getByText('Name is required')).toBeVisible()
    await click(() => within(dialog).getByRole('button', { name: 'Please enter your email' }))
    expect(screen.getByLabelText('Your email')).toHaveFocus()
    await fill(amountField(), '241')
    await fill(screen.getByLabelText(/^A note to/), 'x'.repeat(500))
    await fill(screen.getByLabelText('Your name'), 'Arjun')
    await fill(screen.getByLabelText('Your email'), 'arjun@')
    await next()
    await waitFor(() =>
      expect(lines()).toEqual([
        'Amount cannot exceed the remaining needed: $240.00',
        'Please enter a valid email address',
      ]),
    )
  })

  test('says that no payment method is set up, and does not explain paying', async () => {
    const owner = await signUp()
    await addItem(owner, { productName: CARRIER, dollars: 900 })
    const methods = { 'singapore-paynow': { address: '', bankShows: '' } }
    await owner.call(updatePaymentMethods, { body: { methods, password: owner.password } })
    localStorage.clear()
    await visitRegistry(owner.slug)
    dialog = await startContribution(CARRIER)
    expect(within(dialog).getByText(/have not set up online payments/)).toBeVisible()
    expect(within(dialog).queryByText('How paying works')).toBeNull()
  })
})
