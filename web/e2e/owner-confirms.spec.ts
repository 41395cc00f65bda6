import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { asOwner, confirmedNames, giftsFor } from './support/gifts.ts'
import { expect, test } from './support/owner.ts'

const VERIFY = '**/api/admin/payments/contributors/verify'
const UNDO_MS = 10_000
/** Takes the second tap of a double tap. */
const SHIELD_MS = 600
const MEI = { name: 'Mei Lin Koh', amount: 50 }
const ARJUN = { name: 'Arjun Mehta', amount: 60, paymentMethod: 'india-upi' }

const inbox = (page: Page) => page.getByRole('region', { name: 'Gifts to confirm' })
const history = (page: Page) => page.getByRole('region', { name: 'Confirmed earlier' })
const row = (page: Page, name: string) =>
  inbox(page).getByRole('listitem').filter({ hasText: name })

const received = (page: Page, gift: string) =>
  page.getByRole('button', { name: `Received: ${gift}`, exact: true })

/**
 * Opens the inbox, in which time stands still from now on: ten seconds are as long as the story likes.
 * What is still on its way then is given up, so what else the story looks at must be `shown` before.
 */
async function openInbox(page: Page, shown?: Locator): Promise<void> {
  await page.clock.install({ time: Date.now() - 60_000 })
  await page.goto('/to-confirm')
  await inbox(page).getByRole('checkbox').first().waitFor()
  await shown?.waitFor()
  await page.clock.pauseAt(Date.now())
}

test('tells what to look for, and confirms once nobody has undone it', async ({ page, owner }) => {
  const itemId = await giftsFor(page, owner, 'Video baby monitor', [MEI, ARJUN])
  await openInbox(page, page.getByRole('link', { name: 'To confirm 2' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 gifts to confirm')
  const session = await (await page.request.post('/api/auth/session')).json()
  const told = await page.request.get(
    `/api/registry/${owner.slug}/payment-details/singapore-paynow?amount=50.00&itemId=${itemId}&name=Mei+Lin+Koh`,
    { headers: { 'x-session-token': session.sessionToken } },
  )
  const { reference } = (await told.json()).data
  await expect(row(page, MEI.name)).toContainText(`Look for $50.00 with ${reference} in your bank`)
  await expect(row(page, ARJUN.name)).toContainText('Look for ₹3,960 with ArjunMehtaVideobabym')

  await received(page, 'Mei Lin Koh, $50.00').press('Enter')
  const undo = page.getByRole('button', { name: 'Undo: Mei Lin Koh, $50.00' })
  await expect(undo).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 gift to confirm')
  await expect(page.getByRole('link', { name: 'To confirm 1' })).toBeVisible()
  await undo.press('Enter')
  await expect(received(page, 'Mei Lin Koh, $50.00')).toBeFocused()

  await page.keyboard.press('Enter')
  const sent = page.waitForRequest(VERIFY)
  await page.clock.fastForward(UNDO_MS)
  expect((await sent).postDataJSON().ids).toHaveLength(1)
  await expect(history(page)).toContainText('Mei Lin Koh')
  await expect(row(page, MEI.name)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('confirms several in one call, with their count and sum', async ({ page, owner }) => {
  await giftsFor(page, owner, 'Video baby monitor', [MEI, ARJUN, { name: 'Nurul Huda', amount: 5 }])
  await openInbox(page)
  const all = page.getByRole('checkbox', { name: 'Select all 3' })
  await all.check()
  await page.getByRole('checkbox', { name: 'Select Nurul Huda, $5.00' }).uncheck()
  await expect(all).toBeChecked({ indeterminate: true })
  await expect(page.getByRole('status').getByText('2 selected, $110.00')).toBeAttached()
  await page.getByRole('button', { name: 'Confirm 2 received' }).click()
  await page.clock.runFor(SHIELD_MS)
  await page.getByRole('button', { name: 'Undo all 2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 gifts to confirm')

  await all.check()
  await page.getByRole('button', { name: 'Confirm 3 received' }).click()
  const sent = page.waitForRequest(VERIFY)
  await page.clock.fastForward(UNDO_MS)
  expect((await sent).postDataJSON().ids).toHaveLength(3)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to confirm')
  await expect(page.getByText('All caught up')).toBeVisible()
})

test('takes a double tap on a phone as one', async ({ page, owner }) => {
  const several = [1, 2, 3, 4, 5, 6].map(amount => ({ name: `Guest ${amount}`, amount }))
  await giftsFor(page, owner, 'Video baby monitor', several)
  await page.setViewportSize({ width: 390, height: 664 })
  await openInbox(page)
  await page.getByRole('checkbox', { name: 'Select all 6' }).check()
  const confirm = page.getByRole('button', { name: 'Confirm 6 received' })
  // Where it has come to rest.
  await confirm.click({ trial: true })
  const bar = await confirm.boundingBox()
  const { x, y, width, height } = bar ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.getByRole('button', { name: 'Undo all 6' }).waitFor()
  // Whatever comes to lie beneath the button.
  for (let scrolled = 0; scrolled < 160; scrolled += 32) {
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.evaluate(() => scrollBy(0, 32))
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to confirm')
  await expect(page.getByRole('button', { name: /^Undo: / })).toHaveCount(6)
})

test('keeps a confirmation over pages, and sends it when the app is left', async ({
  page,
  owner,
}) => {
  await giftsFor(page, owner, 'Video baby monitor', [MEI, ARJUN])
  await openInbox(page)
  await received(page, 'Mei Lin Koh, $50.00').click()
  await page.getByRole('link', { name: 'Registry card' }).click()
  // The page that is left has a heading, too.
  await page.waitForURL('**/registry-card')
  const sent = page.waitForResponse(VERIFY)
  await page.clock.fastForward(UNDO_MS)
  await sent
  expect(await confirmedNames(page)).toEqual(['Mei Lin Koh'])

  await page.goBack()
  await received(page, 'Arjun Mehta, $60.00').click()
  await page.goto(`/registry/${owner.slug}`)
  await expect.poll(() => confirmedNames(page)).toEqual(['Arjun Mehta', 'Mei Lin Koh'])
})

test('reminds one giver, then all others', async ({ page, owner }) => {
  await giftsFor(page, owner, 'Video baby monitor', [MEI, ARJUN, { name: 'Nurul Huda', amount: 5 }])
  await openInbox(page)
  await page.getByRole('button', { name: 'Remind: Mei Lin Koh, $50.00' }).click()
  await expect(page.getByText('Payment reminder sent successfully')).toBeVisible()
  await expect(row(page, MEI.name)).toContainText('Reminded just now')
  await expect(page.getByRole('button', { name: 'Remind: Mei Lin Koh, $50.00' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select all 3' }).check()
  await page.getByRole('button', { name: 'Remind', exact: true }).click()
  await expect(page.getByText('2 payment reminders sent successfully')).toBeVisible()
  await expect(inbox(page).getByText('Reminded just now')).toHaveCount(3)
})

test('sends what a page had confirmed that ended too early', async ({ page, owner }) => {
  await giftsFor(page, owner, 'Video baby monitor', [MEI])
  await openInbox(page)
  const kept = () => page.evaluate(() => localStorage.getItem('confirmations'))
  await received(page, 'Mei Lin Koh, $50.00').click()
  await expect.poll(kept).not.toBeNull()
  const confirmations = JSON.parse((await kept()) ?? '[]')
  expect(confirmations).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo: Mei Lin Koh, $50.00' }).click()
  await expect.poll(kept).toBeNull()

  const past = confirmations.map((entry: object) => ({ ...entry, dueAt: 0 }))
  await page.evaluate(text => localStorage.setItem('confirmations', text), JSON.stringify(past))
  await page.reload()
  await expect(history(page)).toContainText('Mei Lin Koh')
  await expect.poll(kept).toBeNull()
})

test('asks before it removes what has not arrived', async ({ page, owner }) => {
  await giftsFor(page, owner, 'Video baby monitor', [MEI])
  await openInbox(page)
  await page.getByRole('button', { name: 'Not received: Mei Lin Koh, $50.00' }).click()
  const question = page.getByRole('alertdialog', { name: 'Has it not arrived?' })
  await expect(question).toContainText('the $50.00 that Mei Lin Koh promised')
  await question.getByRole('button', { name: 'Remove gift' }).click()
  await expect(page.getByText('Contribution deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to confirm')
})

test('hands over a table that spreadsheets read', async ({ page, owner }) => {
  await giftsFor(page, owner, 'Video baby monitor', [MEI])
  await openInbox(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const table = await saved
  expect(table.suggestedFilename()).toBe('contributions.csv')
  const text = await readFile(await table.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF"Date \(Singapore\)"/)
  expect(text).toContain('"Mei Lin Koh"')
})

test.describe('when something goes wrong', () => {
  test.use({ expectsRefusals: true })

  test('a confirmation that did not arrive comes back, to try again', async ({ page, owner }) => {
    await giftsFor(page, owner, 'Video baby monitor', [MEI])
    await openInbox(page)
    await page.route(VERIFY, route => route.abort())
    await received(page, 'Mei Lin Koh, $50.00').click()
    await page.clock.fastForward(UNDO_MS)
    await expect(row(page, MEI.name)).toContainText('Failed to verify payment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 gift to confirm')
    await page.unroute(VERIFY)
    await page.getByRole('button', { name: 'Retry: Mei Lin Koh, $50.00' }).click()
    await expect(history(page)).toContainText('Mei Lin Koh')
    expect(await confirmedNames(page)).toEqual(['Mei Lin Koh'])
  })

  test('a gift that another tab has confirmed counts as done', async ({ page, owner }) => {
    await giftsFor(page, owner, 'Video baby monitor', [MEI])
    await openInbox(page)
    await received(page, 'Mei Lin Koh, $50.00').click()
    const headers = await asOwner(page)
    const list = '/api/admin/analytics/contributions/recent?limit=5&offset=0&payment=open'
    const [gift] = (await (await page.request.get(list, { headers })).json()).contributions
    const verify = `/api/admin/payments/contributors/${gift.id}/verify-payment`
    expect((await page.request.put(verify, { headers })).status()).toBe(200)
    await page.clock.fastForward(UNDO_MS)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to confirm')
    await expect(history(page)).toContainText('Mei Lin Koh')
    await expect(page.getByText('Failed to verify payment')).toHaveCount(0)
  })

  test('says that the list did not come, and asks for it again', async ({ page, owner: _ }) => {
    const open = '**/contributions/recent?*payment=open*'
    await page.route(open, route => route.fulfill({ status: 400, json: { success: false } }))
    await page.goto('/to-confirm')
    await expect(page.getByText('Failed to load recent contributions')).toBeVisible()
    await page.unroute(open)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to confirm')
  })
})
