import { expect, test } from '../support/owner.ts'
import { passingText } from '../support/passing-text.ts'
import { settingsFields } from '../support/settings-page.ts'

test('settings that are saved show in another tab and on the public page, whose old URL redirects', async ({
  page,
  context,
  owner,
}) => {
  const slug = `moved-${owner.slug}`
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('banner').getByText('View public page').waitFor()
  await page.goto('/dashboard')
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'PayNow' }).waitFor()
  const { name, address, title, subtitle, save } = settingsFields(page)
  await test.step('saving leads to the dashboard', async () => {
    await name.fill('Priya Rao')
    await title.fill('Welcome, little one')
    await address.fill(slug)
    await subtitle.fill('Small things, big love')
    await expect(page.getByText('This URL is available.')).toBeVisible()
    await page.getByRole('switch', { name: 'Show in search engines' }).check()
    await page.getByRole('switch', { name: 'Gift passing' }).uncheck()
    const saved = passingText(page, 'Settings saved successfully! Redirecting to dashboard...')
    await save.click()
    await saved
    const link = page.getByRole('link', { name: 'View public page' })
    await expect(link).toHaveAttribute('href', `/registry/${slug}`)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('the other tab shows the new title and name', async () => {
    await expect(other.getByRole('banner')).toContainText('Welcome, little one')
    await expect(other.getByText('Priya Rao', { exact: true })).toBeVisible()
  })
  await test.step('the former URL redirects to the new public page', async () => {
    const former = await page.request.get(`/registry/${owner.slug}`)
    expect(new URL(former.url()).pathname).toBe(`/registry/${slug}`)
    expect(former.headers()['x-robots-tag']).toBeUndefined()
    const { registryOwner } = await (await page.request.get(`/api/registry/${slug}/items`)).json()
    expect(registryOwner).toMatchObject({
      name: 'Priya Rao',
      registryTitle: 'Welcome, little one',
      giftPassingEnabled: false,
    })
    await other.goto(`/registry/${slug}?share=landing`)
    await expect(other).toHaveURL(`/registry/${slug}`)
  })
})
