import { newerApis, OLDEST_BROWSERS } from '../../../shared/tools/browsers/newer-apis.ts'
import { paths } from '../../src/lib/url/paths.ts'
import { addByHand, expect, test } from '../support/owner.ts'
import {
  card,
  fillContribution,
  openRegistry,
  startContribution,
} from '../support/registry-page.ts'

const ITEM = 'Grow-along high chair with tray'
const NEWER = newerApis(OLDEST_BROWSERS)

/** Init script that removes APIs from the browser. */
function removeApis(apis: typeof NEWER): void {
  for (const { owner, name, isStatic } of apis) {
    const object = owner === 'Window' ? globalThis : Object(Reflect.get(globalThis, owner))
    Reflect.deleteProperty(object, name)
    if (!isStatic) Reflect.deleteProperty(Object(object.prototype), name)
  }
}

test.use({ expectsRefusals: true })

test.beforeEach(({ context }) => context.addInitScript(removeApis, NEWER))

test('a visitor reads a registry and contributes in the oldest browsers', async ({ page }) => {
  await openRegistry(page)
  expect(await page.evaluate(() => ['canParse' in URL, 'try' in Promise])).toEqual([false, false])
  await card(page, ITEM)
    .getByRole('button', { name: `Details for ${ITEM}` })
    .click()
  await expect(card(page, ITEM).getByRole('link')).toBeVisible()
  await startContribution(page, ITEM)
  const dialog = await fillContribution(page, { amount: '37.50' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await expect(dialog.getByRole('img', { name: /^PayNow QR code/ })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.locator(':focus')).toBeVisible()
})

test('an owner adds an item and opens other pages in the oldest browsers', async ({
  page,
  owner: _signedIn,
}) => {
  await page.goto('/dashboard')
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  for (const path of [paths.settings, paths.thankYous, paths.toConfirm]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  await page.goto('/verify-email#token=long-gone')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email verification failed')
})
