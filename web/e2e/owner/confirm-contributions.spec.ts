import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addItemWithContributions, confirmedContributorNames } from '../support/contributions.ts'
import { fixedOnPaper } from '../support/fixed-on-paper.ts'
import { expect, test } from '../support/owner.ts'

const VERIFY = '**/api/admin/payments/contributors/verify'
const UNDO_MS = 10_000
const MEI = { name: 'Mei Lin Koh', amount: 50 }
const ARJUN = { name: 'Arjun Mehta', amount: 60, paymentMethod: 'india-upi' }

const inbox = (page: Page) => page.getByRole('region', { name: 'Gifts to confirm' })

const received = (page: Page, contribution: string) =>
  page.getByRole('button', { name: `Received: ${contribution}`, exact: true })

/** Opens the inbox with a paused clock, so that the test decides when the ten seconds have passed. */
async function openInbox(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() - 60_000 })
  await page.goto('/to-confirm')
  await inbox(page).getByRole('checkbox').first().waitFor()
  await page.clock.pauseAt(Date.now())
}

test('a confirmation is sent from another page after ten seconds, and when the app is left', async ({
  page,
  owner,
}) => {
  await addItemWithContributions(page, owner, 'Video baby monitor', [MEI, ARJUN])
  await openInbox(page)
  await test.step('the contributions can be downloaded as a table', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const table = await saved
    expect(table.suggestedFilename()).toBe('contributions.csv')
    const text = await readFile(await table.path(), 'utf8')
    expect(text).toMatch(/^\uFEFF"Date \(Singapore\)"/)
    expect(text).toContain('"Mei Lin Koh"')
  })
  await received(page, 'Mei Lin Koh, $50.00').press('Enter')
  await page.getByRole('button', { name: 'Undo: Mei Lin Koh, $50.00' }).waitFor()
  await test.step('it is sent from the page that is open after ten seconds', async () => {
    await page.getByRole('link', { name: 'Registry card' }).click()
    await page.waitForURL('**/registry-card')
    const sent = page.waitForResponse(VERIFY)
    await page.clock.fastForward(UNDO_MS)
    await sent
    expect(await confirmedContributorNames(page)).toEqual(['Mei Lin Koh'])
  })
  await test.step('it is sent at once when the app is left', async () => {
    await page.goBack()
    await received(page, 'Arjun Mehta, $60.00').click()
    await page.goto(`/registry/${owner.slug}`)
    await expect.poll(() => confirmedContributorNames(page)).toEqual(['Arjun Mehta', 'Mei Lin Koh'])
  })
})

test('a double tap on a phone confirms once, whatever lies beneath the button', async ({
  page,
  owner,
}) => {
  const several = [1, 2, 3, 4, 5, 6].map(amount => ({ name: `Guest ${amount}`, amount }))
  await addItemWithContributions(page, owner, 'Video baby monitor', several)
  await page.setViewportSize({ width: 390, height: 664 })
  await openInbox(page)
  await page.getByRole('checkbox', { name: 'Select all 6' }).check()
  const confirm = page.getByRole('button', { name: 'Confirm 6 received' })
  expect(await fixedOnPaper(page)).toEqual([])
  // Waits for the end of the bar's animation.
  await confirm.click({ trial: true })
  const bar = await confirm.boundingBox()
  const { x, y, width, height } = bar ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.getByRole('button', { name: 'Undo all 6' }).waitFor()
  for (let scrolled = 0; scrolled < 160; scrolled += 32) {
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.evaluate(() => scrollBy(0, 32))
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to confirm')
  await expect(page.getByRole('button', { name: /^Undo: / })).toHaveCount(6)
})
