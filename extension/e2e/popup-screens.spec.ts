import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { countItems } from './support/own-page.ts'
import { expect, expectGoodLooks, signIn, test } from './support/quick-add.ts'
import { lazada } from './support/shops.ts'

/** Of gzip, for all scripts that the popup loads; five in six of them are React's. */
const MOST_BYTES = 75_000

test.describe('the popup', () => {
  test('loads no more script than it may', async ({ extension }) => {
    const page = await readFile(join(extension, 'popup.html'), 'utf8')
    const [, first = ''] = /src="\/([^"]+\.js)"/.exec(page) ?? []
    const loaded = await withImports(extension, first)
    expect(loaded.size).toBeGreaterThan(1)
    const sizes = [...loaded.values()].map(script => gzipSync(script, { level: 9 }).length)
    const all = sizes.reduce((sum, size) => sum + size, 0)
    expect(all).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('takes back what was just added, and adds it after all', async ({ clickOn, product }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    const name = `Cot on second thoughts ${test.info().testId}`
    await popup.getByLabel('Name').fill(name)
    await popup.getByLabel('Name').press('Enter')
    await popup.getByRole('button', { name: 'Undo' }).click()
    await expect(popup.getByText('Taken back. Your draft is kept.')).toBeVisible()
    await expect(popup.getByLabel('Name')).toHaveValue(name)
    await expect(popup.getByLabel('Name')).toBeFocused()

    await popup.getByLabel('Name').press('Enter')
    await expect(popup.getByText('Guests can see it now.')).toBeVisible()
    expect(await countItems(product, name)).toBe(1)
  })

  test('says what is on the list already, and wants one more by a key', async ({
    clickOn,
    product,
  }) => {
    const first = await clickOn(lazada)
    await signIn(first, product.demo)
    await first.getByLabel('Name').fill(`Cot wanted twice ${test.info().testId}`)
    await first.getByLabel('Name').press('Enter')
    await expect(first.getByText('Guests can see it now.')).toBeVisible()
    // What was sent leaves the queue by and by, and with it the moment to undo it.
    await first.evaluate(() => chrome.storage.local.remove('queue'))

    const again = await clickOn(lazada)
    await expect(again.getByRole('heading', { name: 'Already on your list' })).toBeFocused()
    await expectGoodLooks(again, 'duplicate')
    await again.keyboard.press('2')
    await expect(again.getByLabel('Name')).toBeFocused()
    await again.reload()
    await again.getByRole('heading', { name: 'Already on your list' }).press('1')
    await expect(again.getByRole('heading', { name: 'Quantity raised to 2' })).toBeFocused()
    await expectGoodLooks(again, 'raised')
  })

  test('can be tried without an account, keeps what is typed and fits large text', async ({
    clickOn,
  }) => {
    const popup = await clickOn(lazada)
    await popup.getByRole('button', { name: 'Try it without an account' }).click()
    await expect(popup.getByLabel('Name')).toBeFocused()
    await popup.getByLabel('Name').fill('Cot as I call it')
    await popup.getByRole('radio', { name: 'Picture 1 of' }).press('ArrowRight')
    await expect(popup.getByRole('radio', { name: 'Picture 2 of' })).toBeChecked()
    await expectGoodLooks(popup, 'tried')

    await popup.reload()
    await popup.getByRole('button', { name: 'Try it without an account' }).click()
    await expect(popup.getByLabel('Name')).toHaveValue('Cot as I call it')
    await popup.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await popup.getByRole('button', { name: 'Connect and add' }).scrollIntoViewIfNeeded()
    await expect(popup.getByRole('button', { name: 'Connect and add' })).toBeInViewport()
    const tooWide = await popup.evaluate(() =>
      [...document.querySelectorAll('#root, .body, .foot')].filter(
        part => part.scrollWidth > part.clientWidth,
      ),
    )
    expect(tooWide).toEqual([])
    await expectGoodLooks(popup, 'large')
  })

  test('converts a price in another currency by one press', async ({ clickOn, product }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await popup.getByLabel('Currency').selectOption('INR')
    await popup.getByLabel('Price').fill('6600')
    await popup.getByRole('button', { name: 'Use $100.00' }).click()
    await expect(popup.getByLabel('Price')).toHaveValue('100.00')
    await expect(popup.getByLabel('Price')).toBeFocused()
    await expect(popup.getByLabel('Currency')).toHaveValue('SGD')
  })
})

/** A script of a build and all that it imports, by name. */
async function withImports(build: string, file: string, seen = new Map<string, string>()) {
  if (seen.has(file)) return seen
  const script = await readFile(join(build, file), 'utf8')
  seen.set(file, script)
  for (const [, name = ''] of script.matchAll(/(?:from|import) ?\(?["`'](\.[^"`']+\.js)/g)) {
    await withImports(build, join(dirname(file), name), seen)
  }
  return seen
}
