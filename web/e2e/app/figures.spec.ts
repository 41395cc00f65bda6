import type { Page } from '@playwright/test'
import { addByHand, expect, ownCard, test } from '../support/owner.ts'

/** Returns the figures of the page whose digits differ in width, although an element around them has the class. */
function uneven(page: Page) {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll('.num, .num *, .amounts, .amounts *')].filter(
      element =>
        [...element.childNodes].some(({ nodeType, textContent }) =>
          nodeType === Node.TEXT_NODE ? /\d/.test(textContent ?? '') : false,
        ),
    )
    const fields = document.querySelectorAll('input.num')
    return [...figures, ...fields]
      .filter(element => getComputedStyle(element).fontVariantNumeric !== 'tabular-nums')
      .map(element => element.outerHTML)
  })
}

test('digits of amounts have one width, whatever font their element has', async ({
  page,
  owner: _signedIn,
}) => {
  await page.goto('/dashboard')
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await ownCard(page, 'Moon night light').waitFor()
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.locator('input.num').first().waitFor()
  expect(await uneven(page)).toEqual([])
  await page.goto('/registry/demo')
  await page.getByText('Qty 2').first().waitFor()
  expect(await uneven(page)).toEqual([])
})
