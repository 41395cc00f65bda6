import { corpusCases } from '../../api/test/corpus.ts'
import { safeReturnTo } from '../src/features/auth/return-to.ts'
import { everyNth, expect, hostileTexts, plantRegistry, test } from './support/hostile.ts'

const ORIGIN = 'https://registry.example'
const FOREIGN = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/%0d%0aLocation:%20//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '@evil.example',
]

test('no address in returnTo names a page that is not ours', () => {
  const inputs = corpusCases<{ input: string }>('security/url-whatwg.json').map(one => one.input)
  const all = [...FOREIGN, ...inputs, ...corpusCases<string>('security/crlf.json')]
  for (const given of all.flatMap(text => [text, `/${text}`, `//${text}`, `/\\${text}`])) {
    const path = safeReturnTo(given, ORIGIN)
    if (path === undefined) continue
    expect(path, given).toMatch(/^\/(?![/\\])/)
    expect(new URL(path, ORIGIN).origin, given).toBe(ORIGIN)
  }
})

test.describe('in a browser', () => {
  test.use({ expectsRefusals: true })

  test('returnTo leads someone who is signed in nowhere else', async ({ page, owner, watch }) => {
    expect(owner.slug).not.toBe('')
    for (const path of everyNth(FOREIGN, 3)) {
      await page.goto(`/admin?returnTo=${encodeURIComponent(path)}`)
      await page.getByRole('heading').first().waitFor()
      expect(new URL(page.url()).pathname, path).toBe('/admin')
      await watch.expectCalm(page)
    }
  })

  // Short ones: an address is refused as a whole beyond a length.
  const payloads = everyNth(
    hostileTexts().filter(text => text.length <= 60),
    250,
  )

  test('what stands in the address of the public pages is text', async ({ page, db, watch }) => {
    const { slug } = await plantRegistry(db, ['Crib', 'Pram', 'Toys'])
    for (const payload of payloads.slice(0, 6)) {
      const text = encodeURIComponent(payload)
      const query = ['category', 'status', 'details', 'contribute', 'login', 'next']
        .map(name => `${name}=${text}`)
        .join('&')
      for (const address of [
        `/registry/${slug}?${query}#${text}`,
        `/registry/${text}`,
        `/create-registry?${query}#${text}`,
      ]) {
        await page.goto(address)
        await page.locator('h1, h2').first().waitFor()
        await watch.expectCalm(page)
      }
    }
  })

  test("what stands in the address of the owner's pages is text", async ({ page, watch }) => {
    for (const payload of payloads.slice(0, 5)) {
      const text = encodeURIComponent(payload)
      for (const path of ['/verify-email', '/reset-password', '/dashboard', '/admin']) {
        await page.goto(`${path}?returnTo=${text}&token=${text}&link=${text}#token=${text}`)
        await page.getByRole('heading').first().waitFor()
        await watch.expectCalm(page)
      }
    }
  })
})
