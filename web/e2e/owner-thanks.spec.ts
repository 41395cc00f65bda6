import { randomUUID } from 'node:crypto'
import { confirmAddress } from './support/account.ts'
import { clipboardText } from './support/clipboard-text.ts'
import { type Given, giftsFor } from './support/gifts.ts'
import { mailsTo } from './support/mails.ts'
import { expect, test } from './support/owner.ts'

const MOON = 'Moon night light'
const mei: Given = { name: 'Mei Lin Koh', email: 'mei@example.com', amount: 20 }
const raj: Given = { name: 'Raj Pillai', email: 'raj@example.com', amount: 30 }
const wei: Given = { name: 'Wei Jie Ong', email: 'wei@example.com', amount: 40 }
const NOTE = 'Dear Mei,\n\nThe moon shines over the cot. 🌙'

test.use({ permissions: ['clipboard-write'] })

test('a note is kept while it is typed, mailed once, and the next guest is up', async ({
  page,
  owner,
  product,
}) => {
  await confirmAddress(product, page.request, owner)
  const email = `mei-${randomUUID()}@example.com`
  await giftsFor(page, owner, MOON, [{ ...mei, email }, raj])
  await page.goto('/thank-yous')
  await page.getByRole('heading', { name: '2 thank-yous to write' }).waitFor()
  const note = page.getByLabel('Your note')
  await expect(note).toHaveValue(/^Dear Mei Lin Koh,\n\nThank you so much for “Moon night light”\./)
  await note.fill(NOTE)
  await page.getByText('Draft saved').waitFor()
  await page.reload()
  await expect(note).toHaveValue(NOTE)
  await expect(page.getByRole('link', { name: /Mei Lin Koh.*Draft/ })).toBeVisible()

  await page.getByRole('button', { name: 'Send email' }).click()
  await page.getByText('Thank-you on its way to Mei Lin Koh').waitFor()
  await expect(page.getByRole('heading', { name: 'To Raj Pillai' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '1 thank-you to write' })).toBeVisible()
  await expect.poll(async () => (await mailsTo(product, email)).length).toBe(1)
  const [mail] = await mailsTo(product, email)
  expect(mail?.subject).toBe('A thank-you note for your gift')
  expect(mail?.text).toContain(NOTE)
  expect(mail?.replyTo).toMatchObject([{ address: owner.email }])
})

test.describe('when calls fail', () => {
  test.use({ expectsRefusals: true })

  test('a note that was not saved stays, also over a reload', async ({ page, owner }) => {
    await giftsFor(page, owner, MOON, [mei])
    await page.goto('/thank-yous')
    await page.route('**/api/admin/thank-yous/*', route => route.abort())
    const note = page.getByLabel('Your note')
    await note.fill(NOTE)
    const alert = page.getByRole('alert').filter({ hasText: 'could not be saved' })
    await expect(alert).toContainText('Network error. Please check your connection and try again.')
    await page.reload()
    await expect(note).toHaveValue(NOTE)
    await alert.waitFor()
    await page.unroute('**/api/admin/thank-yous/*')
    await alert.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'To Mei Lin Koh' })).toBeFocused()
    await page.getByText('Draft saved').waitFor()
  })

  test('a note shows as sent at once, and comes back with a sentence and Retry', async ({
    page,
    owner,
    product,
  }) => {
    await confirmAddress(product, page.request, owner)
    await giftsFor(page, owner, MOON, [mei, raj])
    await page.goto('/thank-yous')
    const { promise: failure, resolve: fail } = Promise.withResolvers<void>()
    await page.route('**/api/admin/thank-yous/*/send', async route => {
      await failure
      await route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', error: '…' } })
    })
    await page.getByLabel('Your note').fill(NOTE)
    await page.getByRole('button', { name: 'Send email' }).click()
    await page.getByRole('heading', { name: '1 thank-you to write' }).waitFor()
    await expect(page.getByRole('heading', { name: 'To Raj Pillai' })).toBeFocused()
    fail()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Your note to Mei Lin Koh was not sent.')
    await page.getByRole('heading', { name: '2 thank-yous to write' }).waitFor()
    await page.unroute('**/api/admin/thank-yous/*/send')
    await page.getByRole('link', { name: /^MK Mei|Mei Lin Koh/ }).click()
    await expect(page.getByLabel('Your note')).toHaveValue(NOTE)
    await alert.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByText('Thank-you on its way to Mei Lin Koh').waitFor()
    await page.getByRole('heading', { name: '1 thank-you to write' }).waitFor()
  })

  test('a list that does not load can be asked for again', async ({ page, owner }) => {
    await giftsFor(page, owner, MOON, [mei])
    await page.route('**/api/admin/thank-yous', route => route.abort())
    await page.goto('/thank-yous')
    await page.getByRole('heading', { name: 'Your guests did not load' }).waitFor()
    await page.unroute('**/api/admin/thank-yous')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: '1 thank-you to write' }).waitFor()
  })
})

test('several are marked at once, and that can be undone', async ({ page, owner }) => {
  await giftsFor(page, owner, MOON, [mei, raj, wei])
  await page.goto('/thank-yous')
  await page.getByRole('button', { name: 'Select several' }).click()
  await page.getByLabel('Select all').check()
  await page.getByLabel('Select Raj Pillai').uncheck()
  await page.getByText('2 guests selected').waitFor()
  await page.getByRole('region', { name: 'Guests' }).getByText('Mark as sent').click()
  await page.getByRole('heading', { name: '1 thank-you to write' }).waitFor()
  await page.getByText('2 guests marked as sent').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: '3 thank-yous to write' }).waitFor()
  await page.getByText('2 guests marked as not sent').waitFor()

  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText('Marked as sent: Mei Lin Koh').waitFor()
  await page.getByRole('tab', { name: 'Sent 1' }).click()
  await page.getByRole('link', { name: /Mei Lin Koh/ }).click()
  await page.getByRole('button', { name: 'Mark as not sent' }).click()
  await page.getByText('Nothing sent yet').waitFor()
})

test('one’s own words are not replaced without a question, and go where one wants', async ({
  page,
  context,
  owner,
}) => {
  await giftsFor(page, owner, MOON, [mei])
  await page.goto('/thank-yous')
  const note = page.getByLabel('Your note')
  await page.getByRole('button', { name: 'Short' }).click()
  await expect(note).toHaveValue(/^Dear Mei Lin Koh,\n\nThank you for “Moon night light”!/)
  await note.fill(NOTE)
  await page.getByRole('button', { name: 'Funny' }).click()
  const question = page.getByRole('alertdialog', { name: 'Replace what you wrote?' })
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(note).toHaveValue(NOTE)

  const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsApp).toHaveAttribute('rel', /noopener/)
  const link = new URL((await whatsApp.getAttribute('href')) ?? '')
  expect([link.hostname, link.searchParams.get('text')]).toEqual(['wa.me', NOTE])
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Did it reach them? Then mark it as sent.').waitFor()
  expect(await clipboardText(context)).toBe(NOTE)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: /^Cop/ }).click()
  await page.getByText('Your note is selected: copy it by hand.').last().waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(NOTE)

  await page.getByRole('button', { name: 'Funny' }).click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(note).toHaveValue(/strong opinions about naps/)
})
