import type { Page } from '@playwright/test'
import type { Product } from '../../../api/test/product/start-product.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { mailsTo } from '../support/mails.ts'
import { offerTo } from '../support/offerings/create-offering.ts'
import { expect, test } from '../support/owner.ts'

// An incomplete link ends the journey.
test.use({ expectsRefusals: true })

interface Parts {
  page: Page
  owner: Parameters<typeof offerTo>[1]
  product: Product
}

/** Offers something and returns the unsubscribe link of the receipt. */
async function receiptLink({ page, owner, product }: Parts, name: string): Promise<string> {
  const offererEmail = `${name}-${owner.slug}@example.com`
  const mails = () => mailsTo(product, offererEmail)
  await offerTo(page.request, owner, { itemName: 'Bath seat', offererEmail })
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [receipt] = await mails()
  const header = receipt?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const link = /<(http\S+\/unsubscribe\/\S+)>/.exec(header)?.[1] ?? ''
  expect(receipt?.text).toContain(link)
  return link
}

test('the unsubscribe link of an email turns its kind off and on again', async ({
  page,
  owner,
  product,
}) => {
  const link = await receiptLink({ page, owner, product }, 'mei')

  await test.step('opening it changes nothing', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'You get these emails' })).toBeVisible()
    await expect(page.getByText('News about what you offered')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('its button turns the emails off, and on again', async () => {
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('button', { name: 'Turn Them On Again' }).click()
    await expect(page.getByRole('heading', { name: 'You get these emails' })).toBeVisible()
  })
  await test.step('an incomplete link says so', async () => {
    await page.goto(link.slice(0, -5))
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one button unsubscribes', async ({ page, owner, product }) => {
    await page.goto(await receiptLink({ page, owner, product }, 'lin'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  })
})
