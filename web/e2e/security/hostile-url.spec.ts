import { everyNth, expect, hostileTexts, plantRegistry, test } from '../support/hostile.ts'

test.use({ expectsRefusals: true })

// Short payloads only: the server refuses long URLs.
const PAYLOADS = everyNth(
  hostileTexts().filter(text => text.length <= 60),
  250,
).slice(0, 6)

/** Returns a query string with a different payload for each name, beginning with payload `start`. */
function queryOf(names: readonly string[], start: number): string {
  const payload = (index: number) => PAYLOADS[(start + index) % PAYLOADS.length] ?? ''
  return names.map((name, index) => `${name}=${encodeURIComponent(payload(index))}`).join('&')
}

test('hostile text in URLs stays text, and returnTo leads to no other site', async ({
  page,
  db,
  owner,
  watch,
}) => {
  const expectCalmAt = async (url: string) => {
    await page.goto(url)
    await page.locator('h1, h2').first().waitFor()
    await watch.expectCalm(page)
  }
  await test.step('returnTo of somebody who is signed in', async () => {
    expect(owner.slug).not.toBe('')
    for (const path of ['//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await expectCalmAt(`/admin?returnTo=${encodeURIComponent(path)}`)
      expect(new URL(page.url()).pathname, path).toBe('/admin')
    }
  })
  await test.step("the owner's pages", async () => {
    for (const path of ['/verify-email', '/reset-password', '/dashboard', '/admin']) {
      for (const start of [0, 3]) {
        const query = queryOf(['returnTo', 'token', 'link'], start)
        await expectCalmAt(`${path}?${query}#${queryOf(['token'], start)}`)
      }
    }
  })
  await test.step('the public pages', async () => {
    const { slug } = await plantRegistry(db, ['Crib', 'Pram', 'Toys'])
    const names = ['category', 'status', 'details', 'contribute', 'login', 'next']
    for (const start of PAYLOADS.keys()) {
      const text = encodeURIComponent(PAYLOADS[start] ?? '')
      await expectCalmAt(`/registry/${text}`)
      if (start % 2 > 0) continue
      for (const path of [`/registry/${slug}`, '/create-registry']) {
        await expectCalmAt(`${path}?${queryOf(names, start)}#${text}`)
      }
    }
  })
})
