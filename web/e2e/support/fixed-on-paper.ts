import type { Page } from '@playwright/test'

/** Returns the classes of the elements that would cover each printed page, because their position is fixed. */
export async function fixedOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(element => getComputedStyle(element).position === 'fixed')
      .filter(element => element.getBoundingClientRect().height > 0)
      .map(element => element.className),
  )
  await page.emulateMedia({ media: 'screen' })
  return found.map(String)
}
