import { expect, test } from './support/owner.ts'
import { openSettings, settingsOf } from './support/settings.ts'

test.describe('the registry settings', () => {
  test('are saved, shown everywhere, and lead to the dashboard after 1.5 s', async ({
    page,
    context,
    owner,
  }) => {
    const slug = `moved-${owner.slug}`
    const other = await context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('banner').getByText('View public page').waitFor()
    await page.clock.install()
    const { name, address, title, subtitle, save, bar, preview } = await openSettings(page)
    await expect(bar.getByText('All changes saved')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Registry Header Display' })).toBeVisible()
    await name.fill('Priya Rao')
    await address.fill(slug)
    await title.fill('Welcome, little one')
    await subtitle.fill('Small things, big love')
    await expect(bar.getByText('You have unsaved changes')).toBeVisible()
    await expect(preview).toContainText('Welcome, little one')
    await expect(preview).toContainText('Small things, big love')
    await expect(page.getByText('19 of 120')).toBeVisible()
    await expect(page.getByText('This URL is available.')).toBeVisible()
    await page.getByRole('switch', { name: 'Show in search engines' }).check()
    await page.getByRole('switch', { name: 'Gift passing' }).uncheck()

    await page.clock.pauseAt(Date.now() + 60_000)
    await save.click()
    await expect(bar).toContainText('Settings saved successfully! Redirecting to dashboard...')
    await expect(save).toBeDisabled()
    await expect(other.getByRole('banner')).toContainText('Welcome, little one')
    await expect(other.getByText('Priya Rao', { exact: true })).toBeVisible()
    const frame = page.getByRole('link', { name: 'View public page' })
    await expect(frame).toHaveAttribute('href', `/registry/${slug}`)
    await page.clock.runFor(1499)
    await expect(page).toHaveURL(/registry-settings$/)
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/\/dashboard$/)

    const former = await page.request.get(`/registry/${owner.slug}`)
    expect(new URL(former.url()).pathname).toBe(`/registry/${slug}`)
    expect(former.headers()['x-robots-tag']).toBeUndefined()
    const { registryOwner } = await (await page.request.get(`/api/registry/${slug}/items`)).json()
    expect(registryOwner).toMatchObject({
      name: 'Priya Rao',
      registryTitle: 'Welcome, little one',
      giftPassingEnabled: false,
    })
    await page.clock.resume()
    await other.goto(`/registry/${slug}?share=landing`)
    await expect(other).toHaveURL(`/registry/${slug}`)
  })

  test('name everything that is wrong, and lead to it', async ({ page, owner: _signedIn }) => {
    const { name, title, subtitle, method, save, bar } = await openSettings(page)
    await name.fill(' P ')
    await title.fill('Hi')
    await subtitle.fill('')
    await method('PayNow').getByLabel('PayNow number or UEN').fill('1234')
    await page.getByRole('switch', { name: 'UPI' }).check()
    await page.getByRole('switch', { name: 'Wise' }).check()
    await save.click()
    for (const sentence of [
      'Name must be at least 2 characters long',
      'Registry title must be at least 3 characters long',
      'Registry subtitle must be at least 3 characters long',
      'Please enter a Singapore mobile number or a UEN',
      'Please enter a UPI ID like name@bank',
      'Please enter your Wisetag or its link on wise.com',
      'Six fields need your attention.',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible()
    }
    await expect(name).toBeFocused()
    await bar.getByRole('button', { name: 'UPI ID' }).click()
    await expect(page.getByRole('textbox', { name: 'UPI ID' })).toBeFocused()
    await name.fill('Priya')
    await expect(bar.getByText('Five fields need your attention.')).toBeVisible()
  })

  test('keep what is typed while they are saved', async ({ page, owner: _signedIn }) => {
    const { name, title, subtitle, save, bar } = await openSettings(page)
    const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/admin/profile', async route => {
      await isTyped
      await route.continue()
    })
    await title.fill('Welcome, little one')
    await subtitle.fill('  Small things ')
    const sent = page.waitForRequest('**/api/admin/profile')
    await save.click()
    expect((await sent).postDataJSON()).toMatchObject({ registryTitle: 'Welcome, little one' })
    await title.press('End')
    await page.keyboard.type('!')
    await name.fill('Priya Rao')
    goOn()
    await expect(subtitle).toHaveValue('Small things')
    await expect(title).toHaveValue('Welcome, little one!')
    await expect(name).toHaveValue('Priya Rao')
    await expect(bar.getByText('You have unsaved changes')).toBeVisible()
    await save.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('banner')).toContainText('Welcome, little one!')
  })

  test('ask before what was typed is lost', async ({ page, owner: _signedIn }) => {
    await page.goto('/dashboard')
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    const { title, bar } = settingsOf(page)
    await title.fill('Not yet')
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(title).toHaveValue('Not yet')
    await bar.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test.describe('where saving fails', () => {
  test.use({ expectsRefusals: true })

  test('what was typed stays, and the reason is told', async ({ page, owner: _signedIn }) => {
    const { address, title, save, bar } = await openSettings(page)
    let answer: 'broken' | 'lost' | 'real' = 'broken'
    await page.route('**/api/admin/profile', route => {
      if (answer === 'real') return route.continue()
      return answer === 'lost' ? route.abort() : route.fulfill({ status: 500, body: 'no' })
    })
    await title.fill('A title that stays')
    await save.click()
    await expect(bar.getByRole('alert')).toHaveText('Profile update failed')
    answer = 'lost'
    await save.click()
    await expect(bar.getByRole('alert')).toContainText('Network error.')

    // Free when it was asked for, and somebody else's a moment later.
    await page.route('**/api/admin/check-slug/*', route =>
      route.fulfill({ json: { success: true, available: true } }),
    )
    await address.fill('demo')
    await expect(page.getByText('This URL is available.')).toBeVisible()
    answer = 'real'
    await save.click()
    await expect(page.getByRole('status').getByText('This URL is already taken')).toBeVisible()
    await expect(address).toBeFocused()
    await expect(title).toHaveValue('A title that stays')
    await expect(bar.getByText('You have unsaved changes')).toBeVisible()
  })
})
