import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'

const _stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

const DATA = {
  name: 'Mei Ling Koh',
  email: 'mei.ling@example.com',
  relationship: 'neighbor',
  hasCompletedOnboarding: true,
  onboardingCompletedAt: '2026-11-20T08:00:00.000Z',
  preferences: { prefillForms: true, showEducationalTips: true },
  consentedAt: '2026-11-20T08:00:00.000Z',
}

test('what the browser stores of a visitor is shown, changed and cleared on /privacy', async ({
  page,
  context,
}) => {
  await page.goto('/offline')
  await page.evaluate(async data => {
    localStorage.setItem('visitor_data', data)
    localStorage.setItem('gift_drafts', '{"items":{}}')
    localStorage.setItem('accessToken', 'stays')
    const copy = await caches.open('last-registry')
    await copy.put('/registry/demo', new Response('a registry'))
  }, JSON.stringify(DATA))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/privacy#kept')
  const panel = page.getByRole('region', { name: 'What this browser keeps' })
  const clear = panel.getByRole('button', { name: 'Clear everything' })
  await test.step('everything is listed', async () => {
    await expect(panel).toContainText('Mei Ling Koh, mei.ling@example.com, Neighbor.')
    await expect(panel).toContainText('What you typed for it, for a day at most.')
    await expect(panel).toContainText('A copy of the registry that you saw last')
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
  })
  await test.step('everything but the login is cleared in all tabs, after a question', async () => {
    const other = await context.newPage()
    await other.goto('/privacy')
    await other.evaluate(() => sessionStorage.setItem('tracked_email', '"mei@example.com"'))
    await clear.click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear everything' }).click()
    await expect(panel.getByRole('heading')).toBeFocused()
    await expect(panel.getByText('Everything was cleared.').first()).toBeVisible()
    await expect(clear).toBeDisabled()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['accessToken'])
    await expect.poll(() => other.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    await expect.poll(() => page.evaluate(() => caches.has('last-registry'))).toBe(false)
  })
})
