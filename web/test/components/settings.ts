import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { click } from './browser/user.ts'
import { openPage } from './open-page.tsx'

const text = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** The fields of the settings page. */
export const settings = {
  name: () => text('Display Name'),
  slug: () => text('Registry URL'),
  title: () => text(/^Title/),
  subtitle: () => text(/^Subtitle/),
  /** The panel of a payment method. */
  method: (name: string) => within(screen.getByRole('region', { name })),
  save: () => screen.getByRole('button', { name: 'Save Changes' }),
  bar: () => screen.getByRole('region', { name: 'Save your settings' }),
  alert: () => within(settings.bar()).getByRole('alert'),
}

/** Opens the settings of the signed-in owner and waits for the payment methods, which come last. */
export async function openSettings(): Promise<void> {
  await openPage('/registry-settings')
  await screen.findByRole('switch', { name: 'PayNow' })
}

export async function saveSettings(): Promise<void> {
  await click(settings.save)
}

/** Waits until the page says this about the settings as a whole. */
export async function waitForBar(words: string): Promise<void> {
  await waitFor(() => expect(settings.bar()).toHaveTextContent(words))
}
