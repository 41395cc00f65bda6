import { expect, test } from './support/product.ts'
import { card, openRegistry } from './support/registry.ts'

const ITEM = 'Video baby monitor with night vision'

test('a card turns by its buttons, and focus follows', async ({ page }) => {
  await openRegistry(page)
  const details = card(page, ITEM).getByRole('button', { name: `Details for ${ITEM}` })
  const back = card(page, ITEM).getByRole('button', { name: `Back to ${ITEM}` })
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(back).toBeFocused()
  await expect(card(page, ITEM).locator('.front')).toHaveAttribute('inert')
  await page.waitForFunction(turnedAt => performance.now() - turnedAt > 300, await now(page))
  await page.keyboard.press('Escape')
  await expect(details).toBeFocused()
  await expect(card(page, ITEM).locator('.back')).toHaveAttribute('inert')
})

test('turning again within 300 ms does nothing', async ({ page }) => {
  await openRegistry(page)
  const flips = await card(page, ITEM).evaluate(async element => {
    const pressAt = async (ms: number, name: string) => {
      performance.now = () => ms
      element.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)?.click()
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      return element.hasAttribute('data-flipped')
    }
    const start = performance.now()
    return [
      await pressAt(start, 'Details for'),
      await pressAt(start + 299, 'Back to'),
      await pressAt(start + 300, 'Back to'),
    ]
  })
  expect(flips).toEqual([true, true, false])
})

test('a whole contribution works with the keyboard alone', async ({ page }) => {
  await openRegistry(page)
  const opener = card(page, ITEM).getByRole('button', { name: `Contribute to ${ITEM}` })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Make a Contribution' })).toBeFocused()
  await tabTo(page, 'gift-amount')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5')
  await page.getByLabel('Your name').focus()
  await page.keyboard.type('Chloe Tan')
  await page.keyboard.press('Tab')
  await page.keyboard.type('chloe@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeFocused()
  await page.getByRole('button', { name: /PayNow/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /PayNow QR/ })).toBeVisible()
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Confirm Contribution' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('Escape and Back step back without losing a word', async ({ page }) => {
  await openRegistry(page)
  const opener = card(page, ITEM).getByRole('button', { name: `Contribute to ${ITEM}` })
  await opener.click()
  await page.getByLabel('Your name').fill('Wei Jie')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(page.getByLabel('Your name')).toHaveValue('Wei Jie')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/registry\/demo$/)
})

test('Escape is heard as soon as there is something to see', async ({ page }) => {
  // Pressed within the very task that draws the dialog: sooner than any hand.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return
      observer.disconnect()
      const { activeElement } = document
      const init = { key: 'Escape', bubbles: true, cancelable: true }
      activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })
  })
  await openRegistry(page, '?track=')
  await expect(page).toHaveURL(/\/registry\/demo$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

async function now(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(() => performance.now())
}

async function tabTo(page: import('@playwright/test').Page, id: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    if (await page.evaluate(wanted => document.activeElement?.id === wanted, id)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard did not reach #${id}`)
}
