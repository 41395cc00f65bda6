import type { BrowserContext, Page } from '@playwright/test'
import type { Product } from '../../../api/test/product/start-product.ts'
import { expect, test } from '../support/owner.ts'

const items = (page: Page) => page.getByText('No items in your registry yet')
const prompt = (page: Page) => page.getByText('Please log in to manage your registry')

/** Counts the token refreshes of all tabs. */
function countRenewals(context: BrowserContext): () => number {
  let renewals = 0
  context.on('request', request => {
    if (request.url().endsWith('/api/auth/refresh')) renewals += 1
  })
  return () => renewals
}

async function logIn(page: Page, { email, password }: Product['demo']): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Login with Email & Password' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Opens a document of our origin without scripts, so that no code reacts to changed storage. */
const aside = (page: Page) => page.goto('/api/health')

/** Sets the stored token's expiry to `minutes` from now. */
async function ageToken(page: Page, minutes: number): Promise<void> {
  const endsAt = String(Date.now() + minutes * 60_000)
  await page.evaluate(text => localStorage.setItem('accessTokenExpiry', text), endsAt)
}

test.describe('a session', () => {
  for (const [how, hasLocks] of [
    ['taking turns', true],
    ['without locks', false],
  ] as const) {
    test(`lasts when two tabs renew it at the same time, ${how}`, async ({
      page,
      owner: _signedIn,
      context,
    }) => {
      if (!hasLocks) {
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'locks', { value: undefined }),
        )
      }
      const renewals = countRenewals(context)
      const other = await context.newPage()
      for (let round = 1; round <= 2; round += 1) {
        await Promise.all([aside(page), aside(other)])
        await ageToken(page, 1)
        await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')])
        await Promise.all([expect(items(page)).toBeVisible(), expect(items(other)).toBeVisible()])
        // With or without a lock, a tab may read storage slightly behind the other tab's writes.
        expect(renewals()).toBeLessThanOrEqual(2 * round)
      }
      // The remaining refresh token is still valid.
      await ageToken(page, 1)
      await page.reload()
      await expect(items(page)).toBeVisible()
    })
  }

  test('begins and ends in all tabs', async ({ page, owner, context, product }) => {
    await page.goto('/dashboard')
    await expect(items(page)).toBeVisible()
    const other = await context.newPage()
    // A stream that opens in this tab as the other one ends the session would be answered with 401.
    const stream = other.waitForResponse('**/api/admin/events')
    await other.goto('/dashboard')
    await expect(items(other)).toBeVisible()
    await stream

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await expect(prompt(other)).toBeVisible()
    await expect(other.getByText(owner.name)).toHaveCount(0)

    await logIn(page, product.demo)
    await expect(other.getByRole('heading', { name: /^Your Registry Items/ })).toBeVisible()
    await expect(other.getByText('Beech bedside crib with mattress').first()).toBeVisible()
  })
})

test.describe('a browser that blocks the storage', () => {
  test('lets the owner in for as long as the page is open', async ({ browser, product }) => {
    const page = await browser.newPage({ baseURL: product.url })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await page.goto('/registry')
    await page.waitForURL('**/registry/demo')
    await logIn(page, product.demo)
    await expect(page.getByRole('heading', { name: /^Your Registry Items \(\d+\)$/ })).toBeVisible()
    await page.close()
  })
})
