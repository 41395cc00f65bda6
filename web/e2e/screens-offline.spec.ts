import { expect, test } from './support/product.ts'

test.use({ serviceWorkers: 'allow', expectsRefusals: true })

test('without a connection a page of our own stands in, until there is one', async ({
  page,
  context,
}) => {
  await page.goto('/privacy')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto('/registry/demo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible()
  // Its style and fonts were kept with it.
  const fonts = () => page.evaluate(() => [...document.fonts].filter(f => f.status === 'loaded'))
  await expect.poll(async () => (await fonts()).length).toBe(2)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcoming Baby Tan')
  expect(page.url()).toContain('/registry/demo')
})
