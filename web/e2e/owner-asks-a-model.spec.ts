import { corpusCases, everyNth } from '../../api/test/corpus.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, helpful, test } from './support/model.ts'
import { addByHand, ownCard } from './support/owner.ts'

const WORDS = ['soft light', 'rechargeable', 'gift box']
const TEXT = 'A soft, warm light for the small hours.'

test.beforeEach(async ({ page, owner: _signedIn }) => {
  await page.goto('/dashboard')
})

test('words come from a model, are looked at first, and stay the owner’s', async ({
  page,
  owner,
  model,
}) => {
  model.behave(helpful(WORDS, TEXT))
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.getByLabel('Product name *').fill('Moon night light')
  await page.getByLabel('Category').selectOption('Nursery Decor & Lighting')
  const description = page.getByLabel('Description')
  await description.fill('For the night feeds.')
  await page.getByRole('button', { name: 'Suggest a description' }).click()

  const keywords = page.getByRole('group', { name: 'Keywords' })
  await expect(keywords.getByRole('button', { pressed: true })).toHaveText(WORDS)
  await keywords.getByRole('button', { name: 'gift box' }).click()
  await keywords.getByLabel('Your own keyword').fill(' for  Pune , soft light,')
  await page.keyboard.press('Enter')
  await expect(keywords.getByRole('button', { name: 'Take away for Pune' })).toBeVisible()
  await expect(keywords.getByRole('button', { pressed: true })).toHaveText(WORDS.slice(0, 2))
  await keywords.getByLabel('Your own keyword').fill('x'.repeat(21))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please use at most 20 characters for a keyword')).toBeVisible()

  await page.getByRole('button', { name: 'Write it for me' }).click()
  await expect(page.getByRole('blockquote')).toHaveText(TEXT)
  await expect(page.getByText('takes the place of what you have written')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('blockquote')).toHaveCount(0)
  await expect(description).toHaveValue('For the night feeds.')

  await expect(page.getByRole('button', { name: 'Write it for me' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use this' }).click()
  await expect(description).toHaveValue(TEXT)
  await expect(description).toBeFocused()
  await page.getByRole('button', { name: 'Put my words back' }).click()
  await expect(description).toHaveValue('For the night feeds.')

  const told = model.received.map(({ body }) => body.messages[1]?.content ?? '')
  expect(JSON.parse(told.at(-1) ?? '')).toEqual({
    product: 'Moon night light Nursery Decor & Lighting',
    category: 'Nursery Decor & Lighting',
    keywords: ['soft light', 'rechargeable', 'for Pune'],
  })
  for (const text of told) expect(text).not.toMatch(new RegExp(`${owner.name}|${owner.email}`))
})

test('a suggestion for an item that is there goes out with its other changes', async ({
  page,
  model,
}) => {
  model.behave(helpful(WORDS, TEXT))
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await page.getByRole('button', { name: 'Edit Moon night light' }).click()
  await page.getByRole('button', { name: 'Suggest a description' }).click()
  await page.getByRole('button', { name: 'Write it for me' }).click()
  // Within the very press: what is typed next must not be lost.
  const focused = await page
    .getByRole('button', { name: 'Use this' })
    .evaluate((button: HTMLElement) => {
      button.click()
      return document.activeElement?.getAttribute('name')
    })
  expect(focused).toBe('productDescription')
  await page.keyboard.press('End')
  await page.keyboard.type(' From us.')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await sent).postDataJSON()).toEqual({ productDescription: `${TEXT} From us.` })
  await expect(ownCard(page, 'Moon night light')).toHaveClass(/is-highlighted/)
})

test('names that give a model orders are only text', async ({ page, model }) => {
  const attempts = everyNth(corpusCases<{ text: string }>('security/prompt-injection.json'), 40)
  test.skip(attempts.length === 0, 'the collected texts are not at hand')
  model.behave((response, asked) =>
    helpful(['<b>soft</b>', 'https://bad.example'], asked.body.messages[1]?.content ?? '')(
      response,
      asked,
    ),
  )
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).host))
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  const name = page.getByLabel('Product name *')
  await page.getByRole('button', { name: 'Suggest a description' }).click()
  for (const { text } of attempts.slice(0, 5)) {
    await name.fill(
      `Pram ${text.replace(/\s+/g, ' ')} <img src=https://bad.example/p>`.slice(0, 300),
    )
    const answer = page.waitForResponse('**/generate-description')
    await page.getByRole('button', { name: 'Write it for me' }).click()
    expect((await answer).status()).toBe(200)
    await expect(page.getByRole('blockquote')).toContainText('Pram')
    expect(await page.getByRole('blockquote').locator('*').count()).toBe(0)
    await page.getByRole('button', { name: 'Keep mine' }).click()
  }
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).host]))
})
