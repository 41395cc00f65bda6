import { connect } from '../../../api/src/db/connect.ts'
import { expect, test } from '../support/owner.ts'

test.use({ expectsRefusals: true })

test('a link of a page whose release was replaced leads to its target in the newer release', async ({
  page,
  owner: _signedIn,
}) => {
  await page.goto('/dashboard')
  const link = page.getByRole('link', { name: /^Settings/ }).first()
  await link.waitFor()
  // The next page load finds the scripts of the newer release.
  await page.route('**/assets/*.js', route => {
    const isGone = /settings-page-/.test(route.request().url())
    const isHead = route.request().method() === 'HEAD'
    return isGone || isHead ? route.fulfill({ status: 404, body: '' }) : route.continue()
  })
  page.on('request', request => {
    if (request.isNavigationRequest()) void page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registry settings')
  expect(new URL(page.url()).pathname).toBe('/registry-settings')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('the scripts of a running release are stored, so that copies of another release serve them', async ({
  request,
  product,
}) => {
  const pages = await Promise.all(
    ['/dashboard', '/registry/demo'].map(async path => (await request.get(path)).text()),
  )
  const names = pages.flatMap(html =>
    [...html.matchAll(/\/assets\/([\w.-]+)"/g)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(10)
  const db = connect({ url: product.databaseUrl, pool: 1, patienceMs: 60_000 })
  const stored = new Set(await db('release_assets').pluck('name'))
  await db.destroy()
  expect(names.filter(name => !stored.has(name))).toEqual([])
})
