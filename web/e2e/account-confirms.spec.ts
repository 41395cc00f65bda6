import { linkTo } from './support/account.ts'
import { expect, test } from './support/owner.ts'

test.describe('confirming an address', () => {
  test.use({ expectsRefusals: true })

  test('tells the page that is signed in, and a reload frightens nobody', async ({
    page,
    product,
    owner,
  }) => {
    const link = await linkTo(product, owner.email, '/verify-email')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    expect(page.url()).toBe(`${product.url}/verify-email`)
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(
      '"emailVerified":true',
    )
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    await page.goto('/dashboard')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  })

  test('by an old link offers another, which works over the first', async ({
    page,
    product,
    owner,
  }) => {
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await page.goto('/verify-email#token=long-gone')
    await expect(page.getByRole('heading', { name: 'Email verification failed' })).toBeVisible()
    const ask = page.getByRole('button', { name: 'Resend Verification Email' })
    await ask.click()
    await expect(page.getByText('Please enter your email address first')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
    await page.route('**/api/auth/resend-verification', route => route.abort(), { times: 1 })
    await ask.click()
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to resend verification email. Please try again.',
    )
    const first = await linkTo(product, owner.email, '/verify-email')
    await ask.click()
    await expect(page.getByText('Verification Email Sent!')).toBeVisible()
    await expect.poll(() => linkTo(product, owner.email, '/verify-email')).not.toBe(first)
    // Opened in the same tab, only what stands behind # differs.
    await page.goto(await linkTo(product, owner.email, '/verify-email'))
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  })

  test('without a connection keeps the link for another try', async ({ page, product, owner }) => {
    const link = await linkTo(product, owner.email, '/verify-email')
    await page.route('**/api/auth/verify-email', route => route.abort(), { times: 1 })
    await page.goto(link)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'We could not reach the server. Your link is still good.',
    )
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  })

  test('is told what a server that has trouble, or had enough, means for the link', async ({
    page,
    owner: _,
  }) => {
    const wait = { success: false, error: 'Enough', code: 'RATE_LIMITED', requestId: 'x' }
    const answers = [
      [{ status: 503, body: 'Away' }, 'Something went wrong on our side.'],
      [
        { status: 429, json: wait, headers: { 'retry-after': '120' } },
        'Too many tries. Please wait 2 minutes and try again.',
      ],
    ] as const
    await page.route('**/api/auth/verify-email', route => route.fulfill(answers[0][0]))
    await page.goto('/verify-email#token=anything')
    const state = page.getByRole('main').getByRole('status')
    await expect(state).toHaveText(`${answers[0][1]} Your link is still good.`)
    await page.route('**/api/auth/verify-email', route => route.fulfill(answers[1][0]))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(state).toHaveText(`${answers[1][1]} Your link is still good.`)
  })
})
