import type { Request } from '@playwright/test'
import { openExtensionPage } from './support/extension-page.ts'
import { expect, expectAccessible, test } from './support/quick-add.ts'

test("the welcome page's demo works without an account and stores nothing", async ({
  context,
  product,
  consoleErrors,
}) => {
  const page = await openExtensionPage(context, 'welcome.html')
  const asked: string[] = []
  const onRequest = (request: Request) => asked.push(request.url())
  context.on('request', onRequest)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'See it in a shop. Add it in one click.',
  )
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
  await expect(page.getByText('Alt + Shift + Q')).toBeVisible()
  await expectAccessible(page)

  const heart = page.getByRole('button', { name: 'Open QuickAdd on this page' })
  await heart.press('Enter')
  const popup = page.getByRole('region', { name: 'QuickAdd, to try' })
  await expect(popup.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  await popup.getByLabel('Price').fill('nothing')
  await popup.getByLabel('Name').press('Enter')
  await expect(popup.getByLabel('Price')).toBeFocused()
  await popup.getByLabel('Price').fill('79.90')
  await popup.getByLabel('Price').press('Enter')
  await expect(popup.getByRole('heading', { name: 'That is all it takes' })).toBeFocused()
  await expect(popup).toContainText('$79.90')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(heart).toBeFocused()
  context.off('request', onRequest)
  expect(asked.filter(url => url.startsWith(product.url))).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  expect(consoleErrors).toEqual([])
})
