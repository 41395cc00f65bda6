import { within } from '@testing-library/dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, user } from '../../../../../test/components/browser/user.ts'
import {
  confirm,
  goToPayment,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../../test/components/visited-registry.ts'

const MONITOR = 'Video baby monitor'
const QUESTION = { name: 'Did the payment go through?' }

let registry: VisitedRegistry
let dialog: HTMLElement

beforeAll(async () => {
  registry = await publishRegistry([{ name: MONITOR, price: 250 }])
})
beforeEach(async () => {
  await visitRegistry(registry.slug)
  await startContribution(MONITOR)
  dialog = await goToPayment()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const press = (name: RegExp | string) => click(() => within(dialog).getByRole('button', { name }))
const tick = () => within(dialog).getByRole('checkbox')
const question = () => within(dialog).queryByRole('group', QUESTION)

function changeVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

function leaveAndReturn(): void {
  changeVisibility('hidden')
  changeVisibility('visible')
}

describe('Confirm Contribution', () => {
  test('without a method names it, focuses the methods, and says so in a live region', async () => {
    expect(tick()).toBeDisabled()
    expect(tick()).toHaveAccessibleName('I have paid $5.00. Choose how to pay first')
    await within(dialog).findByRole('button', { name: /^PayNow/ })
    await confirm(dialog)
    expect(within(dialog).getByRole('button', { name: /^PayNow/ })).toHaveFocus()
    const methods = within(dialog).getByRole('group', { name: 'Choose how to pay' })
    expect(methods).toHaveAccessibleDescription('Choose a payment method first')
    const live = within(dialog).getAllByRole('status')
    expect(live.map(({ textContent }) => textContent)).toContain('Choose a payment method first')
    await press(/^Wise/)
    expect(methods).not.toHaveAccessibleDescription()
  })

  test('without the tick focuses it with a sentence that stays until it is ticked', async () => {
    await press(/^Wise/)
    await confirm(dialog)
    expect(tick()).toHaveFocus()
    expect(tick()).toBeInvalid()
    expect(tick()).toHaveAccessibleDescription('Tick the box once you have paid')
    await user.keyboard(' ')
    expect(tick()).toBeChecked()
    expect(tick()).toBeValid()
    expect(tick()).not.toHaveAccessibleDescription()
  })
})

describe('the question on return from a bank', () => {
  test('is asked once, after the payment link was opened; Yes ticks the confirmation', async () => {
    await press(/^Wise/)
    const link = await within(dialog).findByRole('link', { name: 'Open Wise' })
    leaveAndReturn()
    expect(question()).toBeNull()
    link.addEventListener('click', event => event.preventDefault())
    await user.click(link)
    changeVisibility('hidden')
    expect(question()).toBeNull()
    changeVisibility('visible')
    await within(dialog).findByRole('group', QUESTION)
    await press('Yes')
    expect(question()).toBeNull()
    expect(tick()).toBeChecked()
    expect(tick()).toHaveFocus()
    await user.click(tick())
    leaveAndReturn()
    expect(question()).toBeNull()
  })

  test('is closed by Not yet, and asked again for another method', async () => {
    await press(/^PayNow/)
    await press('Show larger')
    await press('Show smaller')
    leaveAndReturn()
    await within(dialog).findByRole('group', QUESTION)
    await press('Not yet')
    expect(question()).toBeNull()
    expect(tick()).not.toBeChecked()
    leaveAndReturn()
    expect(question()).toBeNull()
    await press(/^UPI/)
    await press('Copy UPI ID')
    leaveAndReturn()
    await within(dialog).findByRole('group', QUESTION)
  })

  test('is not asked once the confirmation is ticked', async () => {
    await press(/^PayNow/)
    await press('Show larger')
    await user.click(tick())
    leaveAndReturn()
    expect(question()).toBeNull()
  })
})
