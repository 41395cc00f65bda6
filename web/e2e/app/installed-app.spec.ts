import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../../../shared/tools/browsers/chromium.ts'
import { addItems, contributeAsVisitor } from '../support/contributions.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/owner.ts'
import { recordComplaints } from '../support/product.ts'
import {
  keepNotifications,
  pressFirst,
  push,
  shown,
  waitForServiceWorker,
} from '../support/push.ts'

test.use({ serviceWorkers: 'allow', expectsRefusals: true })

/** Returns the URLs in all caches of this origin. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

/** Returns the sizes of images as '780x1688'. Runs in the page. */
const imageSizes = (urls: string[]) =>
  Promise.all(
    urls.map(async src => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }),
  )

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the browser finds nothing amiss with the app, and knows what can be shared with it', async ({
  product,
  complaints,
}) => {
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await chromiumPath(),
    chromiumSandbox: false,
  })
  recordComplaints(browser, complaints)
  const page = await browser.newPage()
  await page.goto(`${product.url}/privacy`)
  await waitForServiceWorker(page)
  const developer = await browser.newCDPSession(page)
  const { errors, data, url } = await developer.send('Page.getAppManifest')
  const { installabilityErrors } = await developer.send('Page.getInstallabilityErrors')
  const { screenshots, ...manifest } = JSON.parse(data ?? '')
  const declared: { src: string; sizes: string }[] = screenshots
  const sizes = await page.evaluate(
    imageSizes,
    declared.map(({ src }) => src),
  )
  await page.goto(`${product.url}/registry/demo`)
  const ofRegistry = await developer.send('Page.getAppManifest')
  const registryFaults = await developer.send('Page.getInstallabilityErrors')
  await browser.close()
  expect(sizes).toEqual(declared.map(one => one.sizes))
  expect(url).toBe(`${product.url}/manifest.webmanifest`)
  expect(errors).toEqual([])
  expect(installabilityErrors).toEqual([])
  expect(manifest).toMatchObject({
    display: 'standalone',
    shortcuts: [
      { name: 'Dashboard', url: '/dashboard' },
      { name: 'Add item', url: '/dashboard?addItem=true' },
      { name: 'To confirm', url: '/to-confirm' },
    ],
    share_target: {
      action: '/share-product',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  })
  expect(ofRegistry.url).toBe(`${product.url}/registry/demo/manifest.webmanifest`)
  expect([...ofRegistry.errors, ...registryFaults.installabilityErrors]).toEqual([])
  expect(JSON.parse(ofRegistry.data ?? '')).toMatchObject({ start_url: '/registry/demo' })
})

test('without a connection the registry seen last opens, and a page of our own for all else', async ({
  page,
  context,
  owner,
}) => {
  const offlineNote = page.getByText('You are offline.')
  await addItems(page, ['Moon night light'])
  await test.step('the copy of a registry that no longer exists is removed', async () => {
    await page.goto('/privacy')
    await waitForServiceWorker(page)
    await page.evaluate(async () => {
      const cached = await caches.open('last-registry')
      await cached.put('/registry/no-more', new Response('<h1>Once a registry</h1>'))
    })
    // The registry opens by either of its URLs.
    await page.goto('/registry/no-more?from=mail')
    await expect.poll(() => keptAddresses(page)).not.toContain('/registry/no-more')
  })
  await test.step('a registry that was seen only for a moment says that it is a copy', async () => {
    // As if the visitor left the page before it was stored for offline use.
    await page.route('**/assets/live-*', route => route.abort())
    await page.goto('/registry/demo')
    await expect.poll(async () => (await keptAddresses(page)).join()).toMatch(/assets\/first-view-/)
    await context.setOffline(true)
    await page.goto('/registry/demo')
    await expect(offlineNote).toBeVisible()
    await context.setOffline(false)
    await page.unrouteAll()
  })

  await page.goto(`/registry/${owner.slug}`)
  const item = page.getByRole('heading', { name: 'Moon night light' })
  await item.waitFor()
  await test.step("the owner's own registry is stored, and nothing of the dashboard", async () => {
    await expect.poll(() => keptAddresses(page)).toContain(`/registry/${owner.slug}`)
    // Another visitor contributes, so the page loads the code for live updates.
    await contributeAsVisitor(page, owner, 20)
    await expect.poll(async () => (await keptAddresses(page)).join()).toMatch(/assets\/live-/)
    await page.goto('/dashboard')
    await page.getByRole('article', { name: 'Moon night light' }).waitFor()
    const stored = await keptAddresses(page)
    expect(stored.filter(path => /\/(?:api|dashboard|settings)/.test(path))).toEqual([])
  })
  await test.step('offline: the registry, and a page of our own in place of the dashboard', async () => {
    await context.setOffline(true)
    await page.goto('/registry')
    await item.waitFor()
    await expect(offlineNote).toBeVisible()
    expect(page.url()).toContain(`/registry/${owner.slug}`)
    await page.goto('/dashboard')
    await expect(heading(page)).toHaveText('You are offline')
    await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible()
    await expect(page.getByText('Moon night light')).toHaveCount(0)
    // Its style and fonts are stored with it.
    const fonts = () => page.evaluate(() => [...document.fonts].filter(f => f.status === 'loaded'))
    await expect.poll(async () => (await fonts()).length).toBe(2)
  })
  await test.step('online again: the page returns by itself, and logging out removes the copy', async () => {
    await context.setOffline(false)
    await page.getByRole('article', { name: 'Moon night light' }).waitFor()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await expect.poll(() => keptAddresses(page)).not.toContain(`/registry/${owner.slug}`)
  })
})

test('requests to the API bypass the service worker, so that a closing page cannot lose them', async ({
  page,
}) => {
  await page.goto('/privacy')
  await waitForServiceWorker(page)
  // Static routes are for pages that were loaded under the worker.
  await page.reload()
  const source = await page.evaluate(async () => {
    // The browser adds the entry when the response has been read.
    await (await fetch('/api/health')).text()
    const [entry] = performance.getEntriesByName(`${location.origin}/api/health`)
    // Set by the worker's static routes only.
    return entry?.toJSON().workerFinalSourceType
  })
  expect(source).toBe('network')
})

test('what is pushed is shown, and leads to what it is about', async ({
  page,
  context,
  owner: _signedIn,
  product,
}) => {
  await context.grantPermissions(['notifications'], { origin: product.url })
  await page.goto('/dashboard')
  await waitForServiceWorker(page)
  await keepNotifications(page)
  const notification = {
    title: 'New Contribution',
    body: 'Mei Lin Koh promised $20.00 toward Moon night light',
    navigate: 'https://evil.example/',
    tag: 'contribution-1',
    data: { kind: 'test' },
  }
  await push(page, JSON.stringify({ web_push: 8030, notification }))
  const { navigate: _unused, ...visible } = notification
  await expect.poll(() => shown(page)).toEqual([visible])
  await push(page, 'no notification')
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title).toSorted())
    .toEqual(['New Contribution', 'News from your registry'])

  await pressFirst(page)
  await page.waitForURL('**/registry-settings')
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title))
    .toEqual(['News from your registry'])
})

test('a page of an older release says that there is a newer one, and waits', async ({
  page,
  owner: _signedIn,
}) => {
  await page.goto('/dashboard')
  await waitForServiceWorker(page)
  // The next release: its worker takes over, and its pages have another entry script.
  await page.route('**/dashboard', route =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<script type="module" src="/assets/next-a1.js"></script>' })
      : route.fallback(),
  )
  await page.reload()
  await page.getByText('No items in your registry yet').waitFor()
  const news = page.getByRole('status').filter({ hasText: 'A new version is ready' })
  // The page subscribes when it is idle.
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        navigator.serviceWorker.dispatchEvent(new Event('controllerchange')),
      )
      return news.count()
    })
    .toBe(1)
  await expectAccessible(page)
  await Promise.all([
    page.waitForEvent('load'),
    news.getByRole('button', { name: 'Reload' }).click(),
  ])
  await page.getByText('No items in your registry yet').waitFor()
  await expect(news).toHaveCount(0)
})
