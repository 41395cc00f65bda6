import { randomUUID } from 'node:crypto'
import { clipboardText } from '../support/clipboard-text.ts'
import { addItemWithContributions } from '../support/contributions.ts'
import { mailsTo } from '../support/mails.ts'
import { confirmEmail, expect, test } from '../support/owner.ts'

const NOTE = 'Dear Mei,\n\nThe moon shines over the cot. 🌙'

test.use({ permissions: ['clipboard-write'], expectsRefusals: true })

test('a note survives a reload, can be copied, and is mailed once although the first try fails', async ({
  page,
  context,
  owner,
  product,
}) => {
  await confirmEmail(product, page.request, owner)
  const email = `mei-${randomUUID()}@example.com`
  await addItemWithContributions(page, owner, 'Moon night light', [
    { name: 'Mei Lin Koh', email, amount: 20 },
    { name: 'Raj Pillai', email: 'raj@example.com', amount: 30 },
  ])
  await page.goto('/thank-yous')
  const note = page.getByLabel('Your note')
  await test.step('what is typed is saved as a draft', async () => {
    await page.getByRole('heading', { name: '2 thank-yous to write' }).waitFor()
    await note.fill(NOTE)
    await page.getByText('Draft saved').waitFor()
    await page.reload()
    await expect(note).toHaveValue(NOTE)
    await expect(page.getByRole('link', { name: /Mei Lin Koh.*Draft/ })).toBeVisible()
  })
  await test.step('the clipboard gets the note', async () => {
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Did it reach them? Then mark it as sent.').waitFor()
    expect(await clipboardText(context)).toBe(NOTE)
  })
  await test.step('on paper there is only the table', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const table = page.getByRole('table', { name: 'Gifts and thank-yous' })
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('a failed email is sent with Retry, once', async () => {
    await page.route(/thank-yous\/[^/]+\/send\?/, route => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Send email' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Your note to Mei Lin Koh was not sent.')
    await alert.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByText('Thank-you on its way to Mei Lin Koh').waitFor()
    await page.getByRole('heading', { name: '1 thank-you to write' }).waitFor()
    await expect(page.getByRole('heading', { name: 'To Raj Pillai' })).toBeVisible()
    await expect.poll(async () => (await mailsTo(product, email)).length).toBe(1)
    const [mail] = await mailsTo(product, email)
    expect(mail?.subject).toBe('A thank-you note for your gift')
    expect(mail?.text).toContain(NOTE)
    expect(mail?.replyTo).toMatchObject([{ address: owner.email }])
  })
})

test('a double click on Send email mails one note, and the next one opens', async ({
  page,
  owner,
  product,
}) => {
  await confirmEmail(product, page.request, owner)
  await addItemWithContributions(page, owner, 'Moon night light', [
    { name: 'Mei Lin Koh', email: 'mei@example.com', amount: 20 },
    { name: 'Raj Pillai', email: 'raj@example.com', amount: 30 },
  ])
  await page.goto('/thank-yous')
  await page.getByRole('button', { name: 'Send email' }).dblclick()
  await page.getByText('Thank-you on its way to Mei Lin Koh').waitFor()
  await page.getByRole('heading', { name: '1 thank-you to write' }).waitFor()
  await page.getByRole('heading', { name: 'To Raj Pillai' }).waitFor()
  // Enabled again.
  await page.getByRole('button', { name: 'Send email' }).click()
  await page.getByText('Thank-you on its way to Raj Pillai').waitFor()
})
