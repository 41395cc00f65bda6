import { singaporeDate } from '../../../shared/src/registries/celebration.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/owner.ts'
import { solidImage } from '../support/solid-image.ts'

const DAY_MS = 86_400_000

/** Matches the days that were left at a time in ms or are left now: Singapore's midnight may come in between. */
function daysLeft(date: string, since: number, now = Date.now()): RegExp {
  const left = [since, now].map(
    time => (Date.parse(date) - Date.parse(singaporeDate(time))) / DAY_MS,
  )
  return new RegExp(`^(${left.join('|')}) days? to go$`)
}

test('a picture and a date show at the top of the page, with the days to go, also in a copy of yesterday', async ({
  page,
  owner,
  browser,
}) => {
  const url = `/registry/${owner.slug}`
  const startedAt = Date.now()
  const date = singaporeDate(startedAt + 3 * DAY_MS)
  await page.goto('/registry-settings#celebration')
  const section = page.getByRole('region', { name: 'Picture and celebration' })
  const status = section.getByText('Saved. Your page shows it now.')

  await test.step('the picture is uploaded when it is chosen', async () => {
    const file = { name: 'us.png', mimeType: 'image/png', buffer: solidImage(30, 107, 78) }
    await section.getByLabel('Choose a picture').setInputFiles(file)
    await expect(section.getByRole('img', { name: 'Your picture' })).toBeVisible()
    await section.getByLabel('What the picture shows').fill('The two of us')
    await section.getByLabel('Guests see').selectOption('The day we celebrate')
    await section.getByLabel('Day of the celebration').fill(date)
    await expect(status).toHaveCount(2)
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText(daysLeft(date, startedAt))).toBeVisible()
    await expect(preview.getByRole('img', { name: 'The two of us' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('visitors without scripts read them', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(new URL(url, page.url()).href)
    const header = reader.getByRole('banner')
    await expect(header.getByText(daysLeft(date, startedAt))).toBeVisible()
    await expect(header.getByRole('img', { name: 'The two of us' })).toBeVisible()
    await context.close()
  })
  await test.step('visitors with scripts too, and the layout does not shift', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url)
    await page.locator('html[data-alive]').waitFor()
    await expect(page.getByRole('banner').getByText(daysLeft(date, startedAt))).toBeVisible()
    const image = page.getByRole('img', { name: 'The two of us' })
    expect((await image.boundingBox())?.width).toBe(72)
    await expectAccessible(page)
  })
  await test.step('a copy of yesterday counts from today after hydration', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const visitor = await context.newPage()
    // Live updates would tell the page the time of the server.
    await visitor.route('**/assets/live-*', route => route.abort())
    const tomorrow = Date.now() + DAY_MS
    await visitor.clock.setFixedTime(tomorrow)
    await visitor.goto(new URL(url, page.url()).href)
    await expect(
      visitor.getByRole('banner').getByText(daysLeft(date, tomorrow, tomorrow)),
    ).toBeVisible()
    await context.close()
  })
  await test.step('the picture is removed', async () => {
    await page.goto('/registry-settings#celebration')
    await section.getByRole('button', { name: 'Remove picture' }).click()
    await expect(section.getByText('Your picture was removed.')).toBeVisible()
    await expect(section.getByLabel('Choose a picture')).toBeFocused()
  })
})
