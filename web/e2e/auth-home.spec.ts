import type { Page } from '@playwright/test'
import { expect, test } from './support/owner.ts'

const toDefault = (page: Page) => page.waitForURL('**/registry/demo')

test.describe('/registry', () => {
  test('leads owners to their own registry, and not back to itself', async ({ page, owner }) => {
    await page.goto('/dashboard')
    await page.goto('/registry')
    await page.waitForURL(`**/registry/${owner.slug}`)
    await page.goBack()
    await page.waitForURL('**/dashboard')
  })

  test('leads to the default registry once they have logged out', async ({ page, owner }) => {
    await page.goto(`/registry/${owner.slug}`)
    await page.getByRole('button', { name: 'Logout' }).click()
    await toDefault(page)
    await page.goto('/')
    await toDefault(page)
  })

  test('leads to the default registry whatever else the browser keeps', async ({ page }) => {
    await page.goto('/api/health')
    for (const kept of ['{"name":"x"', '{"registrySlug":"../../elsewhere"}', 'null']) {
      await page.evaluate(text => localStorage.setItem('user', text), kept)
      await page.goto('/registry')
      await toDefault(page)
    }
  })

  test('leads to the default registry where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get })
    })
    await page.goto('/registry')
    await toDefault(page)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('leads to the default registry', async ({ page }) => {
      await page.goto('/registry')
      await toDefault(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcoming Baby Tan')
    })
  })
})

test.describe('a registry that comes back whole from the history', () => {
  /** What the browser says when it shows a page again that it had kept as it was. */
  const comeBack = (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  test('shows who has logged in and out meanwhile', async ({ page, owner }) => {
    await page.goto('/registry/demo')
    await expect(page.getByText(`Welcome, ${owner.name}`)).toBeVisible()
    const user = await page.evaluate(() => localStorage.getItem('user'))
    await page.evaluate(() => localStorage.clear())
    await comeBack(page)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await page.evaluate(kept => localStorage.setItem('user', kept ?? ''), user)
    await comeBack(page)
    await expect(page.getByText(`Welcome, ${owner.name}`)).toBeVisible()
  })
})
