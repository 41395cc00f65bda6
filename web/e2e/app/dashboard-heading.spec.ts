import { addByHand, expect, ownCard, test } from '../support/owner.ts'

test("the dashboard's heading is painted once, in its own font, before the scripts have loaded", async ({
  page,
  owner: _signedIn,
}) => {
  await page.goto('/dashboard')
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await page.goto('about:blank')
  await page.addInitScript(() => {
    const painted: (string | undefined)[] = []
    Object.assign(window, { painted })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        painted.push(entry.element?.tagName ?? entry.name)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const largest = () => page.evaluate(() => (window as never as { painted: string[] }).painted)
  // The font arrives after the first paint, the scripts after the heading's.
  await page.route('**/fraunces-*.woff2', async route => {
    await expect.poll(largest).not.toEqual([])
    await route.continue()
  })
  await page.route('**/assets/owner-*.js', async route => {
    await expect.poll(largest).toContain('H1')
    await route.continue()
  })
  await page.goto('/dashboard')
  await ownCard(page, 'Moon night light').waitFor()
  await page.waitForFunction(() => document.fonts.status === 'loaded')

  expect((await largest()).filter(tag => tag === 'H1')).toHaveLength(1)
})
