import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { click, fill, user } from './user.ts'

/** Opens the contribution form of an item; gives queries for it. */
export async function startContribution(item: string) {
  // Each side of the card has one.
  const [button] = await screen.findAllByRole('button', { name: `Contribute to ${item}` })
  await user.click(button as HTMLElement)
  return within(await screen.findByRole('dialog', { name: 'Make a Contribution' }))
}

/** Fills in the open contribution form and pays by PayNow, up to the thanks. */
export async function completeContribution(amount: string): Promise<void> {
  const form = within(screen.getByRole('dialog', { name: 'Make a Contribution' }))
  await fill(form.getByRole('textbox', { name: /^Your gift/ }), amount)
  await fill(form.getByLabelText(/^Your name/), 'Mei Ling Koh')
  await fill(form.getByLabelText(/^Your email/), 'mei.ling@example.com')
  await click(() => form.getByRole('button', { name: 'Next' }))
  const payment = within(await screen.findByRole('dialog', { name: 'Complete Payment' }))
  await click(() => payment.getByRole('button', { name: /^PayNow/ }))
  await click(() => payment.getByRole('checkbox', { name: /^I have paid/ }))
  await click(() => payment.getByRole('button', { name: 'Confirm Contribution' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Thank You!' })).toBeVisible())
}
