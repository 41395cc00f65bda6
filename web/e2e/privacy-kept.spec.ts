import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { recordGoogle } from './support/google.ts'
import { listenToConsole } from './support/listen-to-console.ts'
import { expect, test } from './support/product.ts'
import { refuseToKeep } from './support/refuse-to-keep.ts'
import { card, openRegistry, startContribution } from './support/registry.ts'

const ITEM = 'Grow-along high chair with tray'

const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)
const keep = (page: Page, entries: Record<string, string>) =>
  page.evaluate(kept => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  }, entries)

const DATA = {
  name: 'Mei Ling Koh',
  email: 'mei.ling@example.com',
  relationship: 'neighbor',
  hasCompletedOnboarding: true,
  onboardingCompletedAt: '2026-11-20T08:00:00.000Z',
  preferences: { prefillForms: true, showEducationalTips: true },
  consentedAt: '2026-11-20T08:00:00.000Z',
}

test('what this browser keeps is shown, changed and cleared on /privacy', async ({ page }) => {
  const said = listenToConsole(page)
  const google = await recordGoogle(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/privacy#kept')
  const panel = page.getByRole('region', { name: 'What this browser keeps' })
  const clear = panel.getByRole('button', { name: 'Clear everything' })
  await clear.waitFor()
  await keep(page, { visitor_data: JSON.stringify(DATA), gift_drafts: '{"items":{}}' })
  await page.reload()
  await test.step('in words', async () => {
    await expect(panel).toContainText('Mei Ling Koh, mei.ling@example.com, Neighbor.')
    await expect(panel).toContainText('What you typed for it, for a day at most.')
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
  })
  await test.step('preferences count in the forms', async () => {
    await panel.getByRole('switch', { name: 'Fill in forms for me' }).press('Space')
    await panel.getByRole('switch', { name: 'Show tips' }).press('Space')
    await expect(panel.getByRole('status')).toHaveText('Saved')
    await openRegistry(page)
    const form = await startContribution(page, ITEM)
    await expect(form.getByLabel('Your name')).toHaveValue('')
    await expect(form.getByRole('region', { name: 'How paying works' })).toBeHidden()
    await page.goto('/privacy#kept')
    await expect(panel.getByRole('switch', { name: 'Show tips' })).not.toBeChecked()
  })
  await test.step('statistics are agreed to and withdrawn', async () => {
    const statistics = panel.getByRole('switch', { name: 'Count my visits' })
    await statistics.check()
    expect(await stored(page, 'analytics_consent')).toBe('accepted')
    await expect.poll(() => google.asked).toHaveLength(1)
    const isBack = page.waitForEvent('load')
    await statistics.click()
    await isBack
    await expect(statistics).not.toBeChecked()
    expect(await stored(page, 'analytics_consent')).toBe('declined')
  })
  await test.step('all of it goes, after a question', async () => {
    await keep(page, { accessToken: 'stays' })
    const other = await page.context().newPage()
    await openRegistry(other)
    await other.evaluate(() => sessionStorage.setItem('tracked_email', '"mei@example.com"'))
    await clear.click()
    const question = page.getByRole('alertdialog', { name: 'Clear everything?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep it' }).click()
    expect(await stored(page, 'visitor_data')).not.toBeNull()
    await clear.click()
    await question.getByRole('button', { name: 'Clear everything' }).click()
    await expect(panel.getByRole('heading')).toBeFocused()
    await expect(panel.getByText('Everything was cleared.').first()).toBeVisible()
    await expect(clear).toBeDisabled()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['accessToken'])
    await expect.poll(() => other.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    await other.close()
  })
  await test.step('a copy for when there is no connection is told of, and goes too', async () => {
    await page.evaluate(async () => {
      const copy = await caches.open('last-registry')
      await copy.put('/registry/demo', new Response('a registry'))
    })
    await page.reload()
    await expect(panel).toContainText('A copy of the registry that you saw last')
    await clear.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear everything' }).click()
    await expect(clear).toBeDisabled()
    await expect.poll(() => page.evaluate(() => caches.has('last-registry'))).toBe(false)
  })
  await test.step('what cannot be changed is said', async () => {
    await page.evaluate(refuseToKeep)
    await panel.getByRole('switch', { name: 'Show tips' }).click()
    await expect(panel.getByRole('alert')).toHaveText('Failed to update preferences')
    await panel.getByRole('switch', { name: 'Count my visits' }).click()
    await expect(panel.getByRole('alert')).toHaveText('Failed to save consent preference')
    expect(said.join()).toContain('Failed to set analytics consent')
  })
  await test.step('what cannot be read is said, and can be cleared', async () => {
    await page.reload()
    await clear.waitFor()
    await keep(page, { visitor_data: '{' })
    await page.reload()
    await expect(panel.getByText('Failed to load user data')).toBeVisible()
    await clear.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear everything' }).click()
    await expect(panel.getByText('Everything was cleared.').first()).toBeVisible()
    await openRegistry(page)
    await expect(card(page, ITEM)).toBeVisible()
  })
})
