import { gzipSync } from 'node:zlib'
import { filesNamed, packedBytes } from '../support/built-files.ts'
import { addByHand, expect, ownCard, test } from '../support/owner.ts'

// Sizes depend only on the build, not on the machine. `npm run bench -- web` measures the times.

const BYTES = { js: 178_500, css: 25_000, html: 10_000 }
const REQUESTS = 40
/** Chunks that load on demand. */
const ON_DEMAND = /item-form|panel|details|item-confirm|reorder|bulk|sortable|zod|qr|first-view/
/** Loads near the viewport, after the push banner or after a second: before the item only on a slow machine. */
const LATER = /watch-own-registry|dashboard-end|enable-on-this-browser|show-consent-banner/

test('the dashboard is light, and asks for its items before its code is there', async ({
  page,
  owner: _signedIn,
}) => {
  // Without the form that loads by itself, 3 s after the items, and what loads when the browser is idle.
  await page.addInitScript(() => {
    const later = window.setTimeout
    const setTimeout = (task: () => void, ms?: number) => (ms === 3000 ? 0 : later(task, ms))
    Object.assign(window, { setTimeout, requestIdleCallback: () => 0 })
  })
  await page.goto('/dashboard')
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  // Ends the page, which may still ask for its changed items.
  await page.goto('about:blank')
  const asked: { path: string; type: string }[] = []
  page.on('request', request => {
    asked.push({ path: new URL(request.url()).pathname, type: request.resourceType() })
  })
  // Delays the entry script until the items are requested.
  await page.route('**/assets/owner-*.js', async route => {
    await expect.poll(() => asked.map(({ path }) => path)).toContain('/api/admin/registry/items')
    await route.continue()
  })
  const answer = await page.goto('/dashboard')
  await ownCard(page, 'Moon night light').waitFor()
  const atFirst = [...asked]

  const scripts = atFirst
    .filter(({ type, path }) => type === 'script' && !LATER.test(path))
    .map(({ path }) => path)
  expect(filesNamed(scripts).filter(name => ON_DEMAND.test(name))).toEqual([])
  expect(await packedBytes(scripts)).toBeLessThan(BYTES.js)
  expect(atFirst.length).toBeLessThanOrEqual(REQUESTS)
  expect(atFirst.filter(({ path }) => path === '/api/admin/registry/items')).toHaveLength(1)
  const html = (await answer?.text()) ?? ''
  const style = /<style>.*?<\/style>/s.exec(html)?.[0] ?? ''
  expect(gzipSync(style).length).toBeLessThan(BYTES.css)
  expect(gzipSync(html.replace(style, '')).length).toBeLessThan(BYTES.html)
  expect(html).toContain('One moment, opening your registry and counting the gifts.')
})
