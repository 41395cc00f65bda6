import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'

test.use({ expectsRefusals: true })

const heading = { level: 1 } as const

test('a page that the server could not draw is drawn by the browser, or says that it broke', async ({
  page,
  baseURL,
  complaints,
}) => {
  const origin = baseURL ?? ''
  const from = '/privacy'
  await test.step('too many requests', async () => {
    const data = { page: 'rate-limited', origin, retryAfterS: 45 }
    await stubFailedServerRendering(page, { path: '/extension', from, data })
    await page.goto('/extension')
    await expect(page.getByRole('heading', heading)).toHaveText(
      'Whoa there, baby! We need a little break...',
    )
    await expect(page.getByText('You can try again in about 45 seconds.')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', heading)).toContainText('See it in a shop.')
  })
  await test.step('a failure of the server', async () => {
    const data = { page: 'error', origin, failure: { status: 503, requestId: 'a-request' } }
    await stubFailedServerRendering(page, { path: '/extension', from, data })
    await page.goto('/extension')
    await expect(page.getByRole('heading', heading)).toHaveText('Oops! Something went wrong')
    await page.getByText('Technical details').click()
    await expect(page.getByText('Request a-request')).toBeVisible()
    const persists = 'If this problem persists, please refresh the page or try again later.'
    await expect(page.getByText(persists)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
  await test.step('data that breaks the browser too', async () => {
    const data = { page: 'registry', registryOwner: {}, items: null }
    await stubFailedServerRendering(page, { path: '/registry/demo', from: '/registry/demo', data })
    await page.goto('/registry/demo')
    await expect(page.getByRole('heading', heading)).toHaveText('Oops! Something went wrong')
    await expect(page.getByRole('heading', heading)).toBeFocused()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Reload Page' }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Welcoming Baby Tan')
    expect(complaints.splice(0).join()).toMatch(/TypeError/)
  })
})

test('code that does not arrive or breaks leaves a way to start again', async ({
  page,
  complaints,
}) => {
  const title = page.getByRole('heading', heading)
  await test.step('a visitor who waits for it is told', async () => {
    await page.route('**/assets/react-*.js', route => route.abort())
    await page.goto('/registry/demo')
    await page.getByRole('button', { name: 'Login' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('A part of this page could not be loaded.')
    await expectAccessible(page)
    await page.unrouteAll()
    await notice.getByRole('link', { name: 'Reload Page' }).click()
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await test.step('a sheet whose code and style sheets did not arrive opens at a later press', async () => {
    await page.goto('/registry/demo')
    await page.locator('html[data-alive]').waitFor()
    await page.route('**/assets/*', route => route.abort())
    const contribute = page.getByRole('button', { name: /^Contribute to/ }).first()
    await contribute.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unrouteAll()
    const amount = page.getByRole('dialog').getByRole('textbox', { name: 'Your gift' })
    // Presses within a second of the failure are ignored.
    await expect(async () => {
      if (await amount.isHidden()) await contribute.click({ timeout: 2_000 })
      await expect(amount).toBeVisible({ timeout: 2_000 })
    }).toPass()
    expect(await page.evaluate(failedStyleSheets)).toEqual([])
  })
  await test.step("in the owner's area, missing and then broken", async () => {
    await page.route('**/assets/admin-page-*.js', route => route.abort())
    await page.goto('/admin')
    await expect(title).toHaveText('A part of this page could not be loaded.')
    await expectAccessible(page)
    await page.unrouteAll()
    const body = "export function AdminPage() { throw new Error('broken on purpose') }"
    await page.route('**/assets/admin-page-*.js', route =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(title).toHaveText('Unexpected Application Error')
    expect(complaints.splice(0).join()).toContain('broken on purpose')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(title).toHaveText('Admin Dashboard')
  })
  await test.step('gone since there is a new release: the page reloads itself once', async () => {
    let visits = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) visits += 1
    })
    await page.route('**/assets/*.js', route => {
      const isGone = /admin-page-/.test(route.request().url())
      const isAsked = route.request().method() === 'HEAD'
      return isGone || isAsked ? route.fulfill({ status: 404, body: '' }) : route.continue()
    })
    await page.goto('/admin')
    await expect(title).toHaveText('A part of this page could not be loaded.')
    expect(visits).toBe(2)
  })
})

/** Returns the URLs of style sheets that could not be loaded: their rules cannot be read. */
function failedStyleSheets(): (string | null)[] {
  return [...document.styleSheets]
    .filter(sheet => {
      try {
        return sheet.cssRules.length === 0
      } catch {
        return true
      }
    })
    .map(sheet => sheet.href)
}

/** Stubs the next responses for `path` with a page whose server rendering failed. */
async function stubFailedServerRendering(
  page: Page,
  { path, from, data }: { path: string; from: string; data: unknown },
): Promise<void> {
  const html = await (await page.request.get(from)).text()
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const body = html
    .replace(/(<script[^>]*id="page-data")[^>]*>.*?<\/script>/s, (_, tag: string) => {
      return `${tag} data-drawn="false">${json}</script>`
    })
    .replace(
      /(<div id="root">).*(<\/div>\s*<script type="application\/json" id="page-data")/s,
      '$1$2',
    )
  await page.route(`**${path}`, route => route.fulfill({ contentType: 'text/html', body }))
}
