import type { Locator, Page } from '@playwright/test'

/** The fields of the settings, by what they are called. */
export function settingsOf(page: Page) {
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

/** Opens the settings, and waits until where gifts go has come. */
export async function openSettings(page: Page): Promise<ReturnType<typeof settingsOf>> {
  await page.goto('/registry-settings')
  await page.getByRole('switch', { name: 'PayNow' }).waitFor()
  return settingsOf(page)
}

/** Holds calls back until they are let go, one by one, in any order. */
export async function holdCalls(page: Page, url: string) {
  const held = new Map<string, (answer: object | 'lost') => void>()
  await page.route(url, async route => {
    const name = route.request().url().split('/').at(-1) ?? ''
    const answer = await new Promise<object | 'lost'>(resolve => held.set(name, resolve))
    if (answer === 'lost') await route.abort()
    else await route.fulfill({ json: answer }).catch(() => undefined)
  })
  return {
    asked: () => [...held.keys()],
    answer: (name: string, json: object | 'lost') => held.get(name)?.(json),
  }
}
