import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { cents } from '@registry/shared/money/money'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { createRef } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  advance,
  freezeTestClock,
  stopTestClock,
  waitUntilTrue,
} from '../../../../test/components/browser/clock.ts'
import { click } from '../../../../test/components/browser/user.ts'
import { renderElement } from '../../../../test/components/render-element.ts'
import {
  goToPayment,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../test/components/visited-registry.ts'
import { makeItem } from '../../../../test/make-item.ts'
import { PaymentMethodPicker } from './payment-method-picker.tsx'

const MONITOR = 'Video baby monitor'
const PRAM = 'Pram'

const ERROR = { selector: '.error' }

let registry: VisitedRegistry

beforeAll(async () => {
  registry = await publishRegistry([
    { name: MONITOR, price: 250 },
    { name: PRAM, price: 1_899 },
  ])
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function openPayment(amount = '5', item = MONITOR): Promise<HTMLElement> {
  await visitRegistry(registry.slug)
  await startContribution(item)
  const dialog = await goToPayment({ amount, name: 'Auntie Mei' })
  await within(dialog).findByRole('button', { name: /^PayNow/ })
  return dialog
}

/** Opens a collapsed section of the panel. */
const open = (dialog: HTMLElement, title: string) =>
  click(() => within(dialog).getByText(title, { selector: 'summary span' }))

const choose = (dialog: HTMLElement, method: RegExp) =>
  click(() => within(dialog).getByRole('button', { name: method }))

describe('the payment methods', () => {
  test('can be deselected, and flash for a second when none is chosen', async () => {
    const dialog = await openPayment()
    const button = within(dialog).getByRole('button', { name: 'Confirm Contribution' })
    const paynow = within(dialog).getByRole('button', { name: /^PayNow/ })
    const paid = within(dialog).getByRole('checkbox')
    expect(paid).toBeDisabled()
    const expectFlash = async (place: string) => {
      const isFlashing = () => dialog.querySelector(`${place}.is-flash`) !== null
      freezeTestClock()
      fireEvent.click(button)
      await waitUntilTrue(isFlashing)
      await advance(999)
      expect(isFlashing()).toBe(true)
      await advance(1)
      await waitUntilTrue(() => !isFlashing())
      stopTestClock()
    }
    await expectFlash('.payment-method-picker_methods')
    expect(within(dialog).getByText('Choose a payment method first', ERROR)).toBeVisible()
    await click(() => paynow)
    await waitFor(() => expect(paid).toBeEnabled())
    await expectFlash('.check')
    expect(within(dialog).getByText('Tick the box once you have paid', ERROR)).toBeVisible()
    await click(() => paynow)
    expect(paynow).toHaveAttribute('aria-pressed', 'false')
    expect(paid).toBeDisabled()
    expect(within(dialog).queryByRole('region', { name: 'Pay with PayNow' })).toBeNull()
  })

  test('focus the first one if the visitor tried to confirm before they had loaded', async () => {
    const owner: RegistryOwner = {
      name: 'Anjali',
      registrySlug: registry.slug,
      registryTitle: 'Our registry',
      registrySubtitle: '',
      paymentMethods: ['singapore-paynow', 'wise-transfer'],
      giftPassingEnabled: false,
    }
    const picker = renderElement(
      <PaymentMethodPicker
        owner={owner}
        item={makeItem('monitor', 0)}
        amount={cents(500)}
        name="Auntie Mei"
        method={undefined}
        methodsRef={createRef()}
        isMissing
        isFlashing
        onMethod={vi.fn()}
        onCodeShown={vi.fn()}
        onPaying={vi.fn()}
      />,
    )
    const [first] = within(picker).getAllByRole('button')
    await waitFor(() => expect(first).toHaveFocus())
  })

  test('begin with Wise abroad, and say that UPI needs an account in India', async () => {
    const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/London' }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved)
    const dialog = await openPayment()
    const names = [...dialog.querySelectorAll('.payment-method-picker_method b')].map(
      ({ textContent }) => textContent,
    )
    expect(names).toEqual(['Wise', 'PayNow', 'UPI'])
    await choose(dialog, /^UPI/)
    await within(dialog).findByText(
      'UPI needs a bank account in India. Elsewhere, pay by PayNow or Wise instead.',
    )
  })
})

describe('the PayNow panel', () => {
  test('shows the steps of each bank and collapses the troubleshooting', async () => {
    const dialog = await openPayment()
    await choose(dialog, /^PayNow/)
    await open(dialog, 'How to pay, step by step')
    await click(() => within(dialog).getByRole('button', { name: 'On this phone' }))
    const stepsOf = () =>
      [...dialog.querySelectorAll('details[open] ol li')].map(({ textContent }) => textContent)
    const shown = new Set<string>()
    for (const bank of ['DBS/POSB', 'OCBC', 'UOB', 'Other']) {
      await click(() => within(dialog).getByRole('button', { name: bank }))
      expect(stepsOf()).toHaveLength(3)
      shown.add(stepsOf().join())
    }
    expect(shown.size).toBe(4)
    const limit = within(dialog).getByText(/PayNow allows up to \$200,000/)
    expect(limit).not.toBeVisible()
    await open(dialog, 'Payment did not go through?')
    expect(limit).toBeVisible()
  })

  test('copies plain values and shows Copied for two seconds, or the text to long-press', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const dialog = await openPayment('120.5')
    await choose(dialog, /^PayNow/)
    await open(dialog, 'Copy the details instead')
    for (const [label, shown] of [
      ['PayNow number', '9000 0000'],
      ['Amount', '$120.50'],
      ['Reference', 'AuntieMeiVideobabym'],
    ] as const) {
      const button = await within(dialog).findByRole('button', { name: `Copy ${label}` })
      expect(button.closest('.copyrow')).toHaveTextContent(shown)
      fireEvent.click(button)
      await waitFor(() => expect(dialog).toHaveTextContent(`${label} copied`))
    }
    expect(write.mock.calls.flat()).toEqual(['90000000', '120.50', 'AuntieMeiVideobabym'])
    await waitFor(() => expect(dialog.querySelector('.copied')).toBeNull())
    freezeTestClock()
    const isCopied = () => dialog.querySelector('.copied') !== null
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy Amount' }))
    await waitUntilTrue(isCopied)
    await advance(1_999)
    expect(isCopied()).toBe(true)
    await advance(1)
    await waitUntilTrue(() => !isCopied())
    stopTestClock()
    write.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy PayNow number' }))
    await waitFor(() => expect(dialog).toHaveTextContent('90000000Press and hold to copy'))
    expect(String(getSelection())).toBe('90000000')
  })
})

describe('the Wise panel', () => {
  test('links to the amount and the reference, and says that it needs an account', async () => {
    const dialog = await openPayment()
    await choose(dialog, /^Wise/)
    const link = await within(dialog).findByRole('link', { name: 'Open Wise' })
    expect(link).toHaveAttribute(
      'href',
      'https://wise.com/pay/me/priyaraman?amount=5.00&currency=SGD&description=AuntieMeiVideobabym',
    )
    await open(dialog, 'Copy the details instead')
    expect(within(dialog).getByText('AuntieMeiVideobabym')).toBeVisible()
    expect(dialog).toHaveTextContent('This is a Wisetag link: it needs a Wise account.')
    expect(screen.getByRole('checkbox', { name: 'I have paid $5.00 with Wise.' })).toBeEnabled()
  })
})

describe('the UPI panel', () => {
  test.each([
    ['1515.15', '₹1,00,000', 0],
    ['1899', '₹1,25,334', 1],
  ])('of $%s, %s, has %i notes of the limit of UPI', async (amount, rupees, notes) => {
    const dialog = await openPayment(amount, PRAM)
    await choose(dialog, /^UPI/)
    await within(dialog).findByText(rupees)
    const found = within(dialog).queryAllByText(
      'UPI apps send at most ₹1,00,000 at once, and your bank may allow less. Give less, or choose another way to pay.',
    )
    expect(found).toHaveLength(notes)
    await within(dialog).findByRole('img', { name: /UPI QR/ })
  })
})
