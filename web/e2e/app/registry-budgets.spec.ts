import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { bytes, filesNamed, nameOf, packedBytes } from '../support/built-files.ts'
import { expect, test } from '../support/product.ts'
import { openRegistry, startContribution, waitForResizedImages } from '../support/registry-page.ts'

// Sizes depend only on the build, not on the machine. `npm run bench -- web` measures the times.

/** Chunks needed to hydrate a registry; code for owners or sheets would add another file. */
const FIRST_SCRIPTS = ['base', 'entry-client', 'first-view', 'loader', 'react']
const BYTES = { js: 85_500, css: 10_000, html: 20_000, fonts: 35_000 }
const REQUESTS = 16
/** Chunks that a contribution loads in addition to those that every registry loads when idle. */
const SHEET_BYTES = 28_000
const BY_ITSELF = ['calls', 'live']
/** Chunks of the welcome and the consent banner. */
const FIRST_VISIT = ['sheet', 'visitor']
/** Requests of a first visit until the welcome is open. */
const FIRST_VISIT_REQUESTS = 19
/** Chunks of the owner's area, which visitors never load. */
const OWNERS = ['owner', 'dashboard']

declare global {
  interface Window {
    farewells: string[]
  }
}

test('the registry page loads light, and fetches the contribution form on demand', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Each resized image is a change of the registry, on which an open page loads the code of live updates at once.
  await waitForResizedImages(page)
  await noteFarewells(page)
  await stayBusy(page)
  const asked: { url: URL; type: string }[] = []
  page.on('request', request => {
    asked.push({ url: new URL(request.url()), type: request.resourceType() })
  })
  const filesOf = (type: string) =>
    asked.filter(one => one.type === type).map(({ url }) => url.pathname)

  await test.step('the first view: few and small files, all from our own origin', async () => {
    const response = await openRegistry(page)
    expect(new Set(asked.map(({ url }) => url.origin))).toEqual(new Set([product.url]))
    expect(asked.length).toBeLessThanOrEqual(REQUESTS)
    const scripts = filesOf('script')
    expect(filesNamed(scripts)).toEqual(FIRST_SCRIPTS)
    expect(await packedBytes(scripts)).toBeLessThan(BYTES.js)
    expect(await bytes(filesOf('font'))).toBeLessThan(BYTES.fonts)
    expect(filesOf('stylesheet')).toEqual([])
    const { style, rest } = parts((await response?.text()) ?? '')
    expect(gzipSync(style).length).toBeLessThan(BYTES.css)
    expect(gzipSync(rest).length).toBeLessThan(BYTES.html)
    await expect(page.locator('link[rel=icon][type]')).toHaveAttribute('href', /^data:image/)
    expect(await page.evaluate(() => window.farewells)).toEqual([])
  })
  await test.step('images reserve their space, and only the first three load eagerly', async () => {
    const images = await page.locator('img').evaluateAll(all =>
      all.map(image => ({
        hasRoom: image.hasAttribute('width') && image.hasAttribute('height'),
        loading: image.getAttribute('loading'),
        priority: image.getAttribute('fetchpriority'),
      })),
    )
    expect(images.length).toBeGreaterThanOrEqual(12)
    expect(images.filter(({ hasRoom }) => !hasRoom)).toEqual([])
    expect(images[0]).toMatchObject({ loading: 'eager', priority: 'high' })
    expect(images.filter(({ loading }) => loading === 'lazy').length).toBe(images.length - 3)
  })
  await test.step('the contribution form is fetched when it opens, without code of owners', async () => {
    const before = filesOf('script').length
    await startContribution(page, 'Foldable travel pram with rain cover')
    const scripts = filesOf('script').slice(before)
    const sheet = scripts.filter(path => !BY_ITSELF.includes(nameOf(path)))
    expect(sheet.map(nameOf)).toContain('contribute-to-item')
    expect(await packedBytes(sheet)).toBeLessThan(SHEET_BYTES)
    expect(scripts.map(nameOf).filter(name => OWNERS.includes(name))).toEqual([])
  })
})

test.describe('a first visit', () => {
  test.use({ firstVisit: true })

  test('loads welcome and consent banner with few requests, and live updates after the welcome', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await waitForResizedImages(page)
    const asked: { path: string; type: string }[] = []
    page.on('request', request => {
      asked.push({ path: new URL(request.url()).pathname, type: request.resourceType() })
    })
    const scripts = () => asked.filter(({ type }) => type === 'script').map(({ path }) => path)
    await page.goto('/registry/demo')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(filesNamed(scripts())).toEqual([...FIRST_SCRIPTS, ...FIRST_VISIT].toSorted())
    expect(asked.length).toBeLessThanOrEqual(FIRST_VISIT_REQUESTS)
    await page.keyboard.press('Escape')
    await expect.poll(() => filesNamed(scripts().slice(-2))).toEqual(BY_ITSELF)
    expect(asked.map(({ path }) => path).filter(path => path.startsWith('/api/'))).toEqual([
      '/api/registry/demo/events',
    ])
  })
})

/** Browsers exclude pages with an unload listener from the back/forward cache. */
async function noteFarewells(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.farewells = []
    const add = window.addEventListener
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      if (/unload$/.test(type)) window.farewells.push(type)
      Reflect.apply(add, window, [type, ...rest])
    }
  })
}

/** Blocks the chunks that a page loads when it is idle, after 6 s. */
async function stayBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout
    const setTimeout = (task: () => void, ms?: number) => (ms === 6000 ? 0 : later(task, ms))
    Object.assign(window, { setTimeout })
  })
}

/** Splits a page into its inlined CSS and the remaining HTML. */
function parts(html: string): { style: string; rest: string } {
  const style = /<style>.*?<\/style>/s.exec(html)?.[0] ?? ''
  return { style, rest: html.replace(style, '') }
}
