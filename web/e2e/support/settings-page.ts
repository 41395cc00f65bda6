import type { Locator, Page } from '@playwright/test'

/** The fields of the settings page, by label. */
export function settingsFields(page: Page) {
  const text = (name: string | RegExp): Locator => page.getByRole('textbox', { name })
  return {
    name: text('Display Name'),
    address: text('Registry URL'),
    title: text(/^Title/),
    subtitle: text(/^Subtitle/),
    method: (name: string) => page.getByRole('region', { name, exact: true }),
    save: page.getByRole('button', { name: 'Save Changes' }),
    bar: page.getByRole('region', { name: 'Save your settings' }),
    preview: page.getByRole('region', { name: 'Preview' }),
  }
}

/** Opens the settings and waits until the payment methods are loaded. */
export async function openSettings(page: Page): Promise<ReturnType<typeof settingsFields>> {
  await page.goto('/registry-settings')
  await page.getByRole('switch', { name: 'PayNow' }).waitFor()
  return settingsFields(page)
}
