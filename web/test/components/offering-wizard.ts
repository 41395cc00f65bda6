import { screen, within } from '@testing-library/dom'
import { click, fill, user } from './browser/user.ts'
import { openRegistry } from './open-page.tsx'

/** The request that creates an offering. */
export const CREATE_OFFERING = /^POST \/api\/gift-passing\/offerings/

/** Queries within the wizard that shares an item. */
export const wizard = () => within(screen.getByRole('dialog', { name: 'Share an Item' }))

/** Presses a button of the wizard. */
export const press = (name: string | RegExp) => click(() => wizard().getByRole('button', { name }))

/** Waits for the confirmation of an offering that was sent. */
export const expectThanks = () => screen.findByRole('dialog', { name: 'Your offer is on its way' })

/** Opens a registry with the wizard over it. */
export async function openWizard(slug: string): Promise<void> {
  await openRegistry(slug, '?share=offer')
  await screen.findByLabelText(/^Item name/)
}

/** Opens the wizard through the choice of actions, so that there are history entries below it. */
export async function openWizardFromActions(slug: string): Promise<void> {
  await openRegistry(slug, '?share=actions')
  await click(() => screen.getByRole('button', { name: /^Share an Item/ }))
  await screen.findByLabelText(/^Item name/)
}

/** Fills in the first step. */
export async function fillWhat(itemName: string): Promise<void> {
  await fill(wizard().getByLabelText(/^Item name/), itemName)
  await user.selectOptions(wizard().getByLabelText(/^Category/), 'Baby Bath Essentials')
}

/** Fills in the second step. */
export async function fillDetails(): Promise<void> {
  await fill(await wizard().findByLabelText(/^Description/), 'Used for one year, the plug is new.')
  await user.click(wizard().getByRole('radio', { name: 'Gently Used' }))
  await user.selectOptions(wizard().getByLabelText(/^Suitable age/), '0-3 months')
}

/** Fills in the last step. */
export async function fillContact(): Promise<void> {
  await fill(await wizard().findByLabelText(/^Your name/), 'Mei Ling Koh')
  await fill(wizard().getByLabelText(/^Your email/), 'mei@example.com')
}

/** Fills in all three steps. */
export async function fillAll(itemName: string): Promise<void> {
  await fillWhat(itemName)
  await press('Next')
  await fillDetails()
  await press('Next')
  await fillContact()
}
