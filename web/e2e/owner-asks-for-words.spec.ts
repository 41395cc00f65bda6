import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/owner.ts'

test.use({ expectsRefusals: true })

const OWN_WORDS = 'These keywords are our own for this category.'

test.beforeEach(async ({ page, owner: _signedIn }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '+ Add New Item' }).click()
})

const keywords = (page: Page) => page.getByRole('group', { name: 'Keywords' })

/** As a model would have it that is set up. */
async function withModel(page: Page): Promise<void> {
  await page.route('**/generate-keywords', route =>
    route.fulfill({ json: suggested('soft light') }),
  )
}

function suggested(...words: string[]) {
  return { success: true, data: { keywords: words }, fallback: false, warning: null }
}

test.describe('without a model', () => {
  // Nothing is refused: that there is none is an answer, not an error in the console.
  test.use({ expectsRefusals: false })

  test('that is said, and the words of the category are offered', async ({ page }) => {
    await page.getByRole('button', { name: 'Suggest a description' }).click()
    await expect(
      page.getByText('AI suggestions are not set up here. You can write your own words any time.'),
    ).toBeVisible()
    await expect(page.getByText(OWN_WORDS)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Write it for me' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByLabel('Category').selectOption('Baby Monitors')
    await keywords(page).getByRole('button', { name: 'night vision' }).click()
    await keywords(page).getByRole('button', { name: 'two way talk' }).click()
    await page.getByRole('button', { name: 'Put these words into the description' }).click()
    await expect(page.getByLabel('Description')).toHaveValue('Night vision, two way talk.')
    await expect(page.getByLabel('Description')).toBeFocused()
  })
})

test('whatever goes wrong with a description is said, and nothing typed is lost', async ({
  page,
}) => {
  await withModel(page)
  const answer = { success: true, description: '', fallback: false, error: null, code: null }
  const away = 'AI service temporarily unavailable. Please try again later.'
  const cases: [status: number, json: object, says: string][] = [
    [401, {}, 'Admin authentication required. Please log in.'],
    [429, {}, 'Rate limit exceeded. Please wait a minute and try again.'],
    [500, {}, away],
    [503, {}, away],
    [418, {}, 'Request failed'],
    [200, { ...answer, success: false, fallback: true, error: away }, 'AI_SERVICE_UNAVAILABLE'],
    [200, { ...answer, success: false }, 'Description generation failed.'],
    [200, answer, 'Empty description generated. Please try again.'],
  ]
  await page.getByLabel('Description').fill('For the night feeds.')
  await page.getByRole('button', { name: 'Suggest a description' }).click()
  await page.getByRole('button', { name: 'Write it for me' }).click()
  await expect(page.getByText('Please enter a product name first')).toBeVisible()
  await page.getByLabel('Product name *').fill('Moon night light')
  const again = page.locator('.writer').getByRole('button', { name: 'Try again' })
  await page.route('**/generate-description', route => route.abort())
  await again.click()
  await expect(page.locator('.writer')).toContainText(
    'Network error. Please check your connection and try again.',
  )
  for (const [status, json, says] of cases) {
    await page.unroute('**/generate-description')
    await page.route('**/generate-description', route => route.fulfill({ status, json }))
    const answered = page.waitForResponse('**/generate-description')
    await again.click()
    await answered
    await expect(again).toHaveAttribute('aria-disabled', 'false')
    await expect(page.locator('.writer').getByRole('status')).toContainText(says)
  }
  await expect(page.getByLabel('Description')).toHaveValue('For the night feeds.')
})

test('keywords that fail are our own, with a warning, until asking again helps', async ({
  page,
}) => {
  await page.route('**/generate-keywords', route => route.fulfill({ status: 429, json: {} }))
  await page.getByLabel('Category').selectOption('Baby Monitors')
  await page.getByRole('button', { name: 'Suggest a description' }).click()
  await expect(keywords(page)).toContainText(
    `Rate limit exceeded. Please wait a minute and try again. ${OWN_WORDS}`,
  )
  await expect(keywords(page).getByRole('button', { name: 'night vision' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/generate-keywords')
  await page.route('**/generate-keywords', route =>
    route.fulfill({ json: suggested('soft light') }),
  )
  await keywords(page).getByRole('button', { name: 'Try again' }).click()
  await expect(keywords(page).getByRole('button', { pressed: true })).toHaveText(['soft light'])
  await expect(page.getByText(OWN_WORDS)).toHaveCount(0)
  await expect(page.getByLabel('Your own keyword')).toBeFocused()
})

test('keywords are asked for 500 ms after the last key', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/generate-keywords', route => {
    asked.push(route.request().postDataJSON().itemName)
    return route.fulfill({ json: suggested('soft light') })
  })
  await page.clock.install()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.getByRole('button', { name: 'Suggest a description' }).click()
  await expect(keywords(page).getByRole('button', { name: 'soft light' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Product name *').pressSequentially('Moon lamp')
  await page.clock.runFor(499)
  expect(asked).toEqual([''])
  await page.clock.runFor(501)
  await expect.poll(() => asked).toEqual(['', 'Moon lamp'])
})

test('an earlier answer never wins over a later one', async ({ page }) => {
  const asked: string[] = []
  const early = Promise.withResolvers<void>()
  await page.route('**/generate-keywords', async route => {
    const { itemName } = route.request().postDataJSON()
    asked.push(itemName)
    if (itemName === '') await early.promise
    // An answer to a question that was taken back reaches nobody.
    await route.fulfill({ json: suggested(itemName || 'of the first') }).catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Suggest a description' }).click()
  await expect.poll(() => asked).toEqual([''])
  await page.getByLabel('Product name *').fill('Moon')
  await expect(keywords(page).getByRole('button', { name: 'Moon', exact: true })).toBeVisible()
  early.resolve()
  await page.getByLabel('Product name *').fill('Moon lamp')
  await expect(keywords(page).getByRole('button', { name: 'Moon lamp' })).toBeVisible()
  expect(asked).toEqual(['', 'Moon', 'Moon lamp'])
  await expect(keywords(page).getByRole('button', { pressed: true })).toHaveText(['Moon lamp'])
})

test('closing takes a question back', async ({ page }) => {
  await withModel(page)
  await page.route('**/generate-description', () => undefined)
  await page.getByLabel('Product name *').fill('Moon night light')
  await page.getByRole('button', { name: 'Suggest a description' }).click()
  await page.getByRole('button', { name: 'Write it for me' }).click()
  await expect(page.getByRole('button', { name: 'Writing…' })).toBeFocused()
  const takenBack = page.waitForEvent('requestfailed', request =>
    request.url().endsWith('/generate-description'),
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await takenBack
  await expect(page.getByRole('button', { name: 'Suggest a description' })).toBeFocused()
})

test('the privacy page says what goes to a language model, and what never does', async ({
  page,
}) => {
  await page.goto('/privacy')
  const sharing = page.getByRole('region', { name: 'Who else sees it' })
  await expect(sharing).toContainText('has set up a language model for that')
  await expect(sharing).toContainText('What it never holds: who asks, who gave and how much')
})
