import type { Page } from '@playwright/test'
import { addItemWithContributions } from '../support/contributions.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { mailsTo } from '../support/mails.ts'
import { signOutToVisitor } from '../support/offerings/owner-actions.ts'
import { expect, type Owner, ownerHeaders, test } from '../support/owner.ts'

/** Calls an endpoint on the newest contribution as the signed-in owner. */
async function act(page: Page, method: 'post' | 'put', path: string, id: string) {
  const headers = await ownerHeaders(page)
  const response = await page.request[method](`/api/admin/payments/contributors/${id}/${path}`, {
    headers,
  })
  expect(response.status()).toBe(200)
}

async function offerPayNow(page: Page, { password }: Owner): Promise<void> {
  const response = await page.request.put('/api/admin/payment-methods', {
    headers: await ownerHeaders(page),
    data: {
      methods: { 'singapore-paynow': { address: '9000 0000', bankShows: 'PRIYA R***N' } },
      password,
    },
  })
  expect(response.status()).toBe(200)
}

async function contributions(page: Page) {
  const headers = await ownerHeaders(page)
  const response = await page.request.get(
    '/api/admin/analytics/contributions/recent?limit=10&offset=0',
    { headers },
  )
  return (await response.json()).contributions
}

test('the link of a reminder opens the payment again, and counts nothing twice', async ({
  page,
  owner,
  product,
}) => {
  await offerPayNow(page, owner)
  const email = `mei-${owner.slug}@example.com`
  const mei = { name: 'Auntie Mei', email, amount: 30, paymentMethod: 'singapore-paynow' }
  await addItemWithContributions(page, owner, 'Infant car seat', [mei])
  const [{ id }] = await contributions(page)
  await act(page, 'post', 'send-payment-reminder', id)
  await expect.poll(async () => (await mailsTo(product, email)).length).toBe(1)
  const [reminder] = await mailsTo(product, email)
  const link = /http\S+\?pay=\S+/.exec(reminder?.text ?? '')?.[0] ?? ''
  expect(reminder?.text).toContain('Your bank shows: PRIYA R***N')

  await test.step('the payment step has the amount and the method of before', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(link)
    const dialog = page.getByRole('dialog', { name: 'Complete Payment' })
    await dialog.getByText('Copy the details instead').click()
    await expect(dialog.getByText('AuntieMeiInfantcars').first()).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await expectAccessible(page)
    await page.reload()
    await dialog.getByText('Copy the details instead').click()
    await expect(dialog.getByText('AuntieMeiInfantcars').first()).toBeVisible()
  })
  await test.step('confirming thanks and leaves one contribution', async () => {
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Confirm Contribution' }).click()
    await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible()
    expect(await contributions(page)).toMatchObject([{ id, amount: 30 }])
  })
  await test.step("the link and the owner's list say later that the payment was confirmed", async () => {
    await page.goto(link)
    await expect(page.getByText('You said just now that you have paid.')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/to-confirm')
    await expect(page.getByText('Said just now that it was paid')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a received payment says so', async () => {
    await act(page, 'put', 'verify-payment', id)
    await signOutToVisitor(page)
    await page.goto(link)
    await expect(page.getByRole('dialog', { name: 'It has arrived' })).toBeVisible()
    await expectAccessible(page)
  })
})
