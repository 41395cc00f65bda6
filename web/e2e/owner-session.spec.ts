import type { BrowserContext, Page } from '@playwright/test'
import type { Product } from '../../shared/tools/start-product.ts'
import { expect, legacyPassword, test } from './support/owner.ts'

const items = (page: Page) => page.getByText('No items in your registry yet')
const prompt = (page: Page) => page.getByText('Please log in to manage your registry')
const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)
const keep = (page: Page, key: string, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)

/** How often all tabs have asked for a new token. */
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

/** A document of our origin in which nothing of ours runs: nobody answers to what is changed there. */
const aside = (page: Page) => page.goto('/api/health')

/** The token is told to end in `minutes`, as after a while on this page. */
async function ageToken(page: Page, minutes: number): Promise<void> {
  await keep(page, 'accessTokenExpiry', String(Date.now() + minutes * 60_000))
}

test.describe('a session that lasts', () => {
  test('with less than five minutes left is renewed by a reload', async ({
    page,
    owner,
    context,
  }) => {
    const renewals = countRenewals(context)
    await page.goto('/dashboard')
    await expect(items(page)).toBeVisible()
    expect(renewals()).toBe(0)

    const first = await stored(page, 'accessToken')
    await aside(page)
    await ageToken(page, 4)
    await page.goto('/dashboard')
    await expect(items(page)).toBeVisible()
    await expect(page.getByText(owner.name)).toBeVisible()
    expect(renewals()).toBe(1)
    expect(await stored(page, 'accessToken')).not.toBe(first)

    await page.reload()
    await expect(items(page)).toBeVisible()
    expect(renewals()).toBe(1)
  })

  test('is renewed after 25 minutes on a page that only lies open', async ({
    page,
    owner: _signedIn,
    context,
  }) => {
    const renewals = countRenewals(context)
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(items(page)).toBeVisible()
    await ageToken(page, 30)
    await page.reload()
    await expect(items(page)).toBeVisible()
    const first = await stored(page, 'accessToken')
    // A part of the page that is still on its way would be given up by the clock.
    await expect(page.getByRole('switch', { name: 'Auto thank-you' })).toBeVisible()
    await expect(page.getByText('Nothing counted yet')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // What loading took counts, too.
    await page.clock.fastForward('15:00')
    expect(renewals()).toBe(0)
    await page.clock.fastForward('10:30')
    await expect.poll(() => stored(page, 'accessToken')).not.toBe(first)
    expect(renewals()).toBe(1)
  })

  for (const [how, hasLocks] of [
    ['taking turns', true],
    ['without locks', false],
  ] as const) {
    test(`is kept by two tabs that renew together, ${how}`, async ({
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
        // Turns or not: a tab's copy of the storage may be a moment behind the other's.
        expect(renewals()).toBeLessThanOrEqual(2 * round)
      }
      // The refresh token that is left is one that the server still takes.
      await ageToken(page, 1)
      await page.reload()
      await expect(items(page)).toBeVisible()
    })
  }

  test('signs in and out in all tabs', async ({ page, owner, context, product }) => {
    await page.goto('/dashboard')
    await expect(items(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(items(other)).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await expect(prompt(other)).toBeVisible()
    await expect(other.getByText(owner.name)).toHaveCount(0)

    await logIn(page, product.demo)
    await expect(other.getByRole('heading', { name: /^Your Registry Items/ })).toBeVisible()
    await expect(other.getByText('Beech bedside crib with mattress').first()).toBeVisible()
  })

  test('of the legacy admin ends in all tabs', async ({ page, product, context }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Legacy Admin Password' }).click()
    await page.getByLabel('Admin password').fill(legacyPassword(product))
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect.poll(() => stored(page, 'admin_token')).not.toBeNull()
    const other = await context.newPage()
    await other.goto('/admin')
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()

    await page.goto('/admin')
    // What is still being asked for would be refused, which the browser reports.
    await page.getByText('Beech bedside crib with mattress').first().waitFor()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await expect(other.getByText('Choose your authentication method')).toBeVisible()
    expect(await stored(page, 'admin_token')).toBeNull()
    expect(await stored(page, 'admin_login_time')).toBeNull()
  })

  test('survives a clock that is wrong by a day', async ({ page, owner: _signedIn }) => {
    for (const days of [-1, 1]) {
      await page.clock.setFixedTime(Date.now() + days * 86_400_000)
      await page.goto('/dashboard')
      await expect(items(page)).toBeVisible()
    }
  })
})

test.describe('a session that is refused', () => {
  test.use({ expectsRefusals: true })

  test('on the server alone is renewed once, and the call goes through', async ({
    page,
    owner: _signedIn,
    context,
  }) => {
    await page.goto('/dashboard')
    await expect(items(page)).toBeVisible()
    await aside(page)
    const renewals = countRenewals(context)
    await keep(page, 'accessToken', 'revoked')
    const accepted = page.waitForResponse(
      answer => answer.url().endsWith('/api/admin/registry/items') && answer.status() === 200,
    )
    await page.goto('/dashboard')
    await accepted
    await expect(items(page)).toBeVisible()
    expect(renewals()).toBe(1)
  })

  for (const [which, texts] of [
    ['garbage', { accessToken: '\u0000"><script>', accessTokenExpiry: 'soon', user: '{' }],
    ['stolen and ended', { accessToken: 'stolen', accessTokenExpiry: '1' }],
    ['stolen and fresh to look at', { accessToken: 'stolen' }],
    ['without an end', { accessTokenExpiry: 'never' }],
  ] as const) {
    test(`by a token that is ${which} asks for a login, calmly`, async ({
      page,
      owner,
      complaints,
    }) => {
      await aside(page)
      await page.context().clearCookies()
      for (const [key, text] of Object.entries(texts)) await keep(page, key, text)
      const calls: string[] = []
      page.on('request', request => {
        if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname)
      })
      await page.goto('/dashboard')
      await expect(prompt(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(calls.filter(call => call === '/api/auth/refresh')).toHaveLength(1)
      const timesAsked = [...Map.groupBy(calls, call => call).values()].map(same => same.length)
      expect(Math.max(...timesAsked)).toBeLessThanOrEqual(2)
      expect(complaints.length).toBeLessThanOrEqual(calls.length)
      for (const key of ['accessToken', 'accessTokenExpiry', 'user']) {
        expect(await stored(page, key)).toBeNull()
      }
      await expect(page.getByText(owner.name)).toHaveCount(0)
    })
  }

  test('is not taken for one by an outage', async ({ page, owner, context }) => {
    await page.goto('/dashboard')
    await expect(items(page)).toBeVisible()
    await ageToken(page, -1)
    await context.route('**/api/**', route =>
      route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: {} }),
    )
    await page.reload()
    await expect(page.getByText(owner.name)).toBeVisible()
    const again = page
      .getByRole('alert')
      .filter({ hasText: 'Your items did not load' })
      .getByRole('button', { name: 'Try Again' })
    await expect(again).toBeVisible()
    await context.unroute('**/api/**')
    await again.click()
    await expect(items(page)).toBeVisible()
  })

  test('leaves no trace of a login when the server is away for the logout', async ({
    page,
    owner: _signedIn,
  }) => {
    await page.goto('/dashboard')
    await expect(items(page)).toBeVisible()
    await page.route('**/api/auth/logout', route => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    expect(await stored(page, 'accessToken')).toBeNull()
    await page.goto('/dashboard')
    await expect(prompt(page)).toBeVisible()
  })
})

test.describe('a browser that keeps nothing', () => {
  test('lets the owner in for as long as the page is open', async ({ browser, product }) => {
    const page = await browser.newPage({ baseURL: product.url })
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await logIn(page, product.demo)
    await expect(page.getByRole('heading', { name: /^Your Registry Items \(\d+\)$/ })).toBeVisible()
    expect(complaints).toEqual([])
    await page.close()
  })
})
