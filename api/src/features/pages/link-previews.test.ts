import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { SHARE_IMAGE_MAX_BYTES } from '@registry/shared/images/share-image'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { shareApi } from '../../../test/share-api.ts'
import type { TestApi } from '../../../test/start-api.ts'
import { CLIENT_DIR, loadWebBundle } from '../../gateways/web-bundle/web-bundle.ts'

/** User agents of messengers and social networks. */
const CRAWLERS = [
  'WhatsApp/2.23.20.0 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
]
const ORIGIN = 'https://registry.example'
/** Facebook reads at most 300 kB; others may read less. */
const HEAD_MAX_BYTES = 300_000
const PREVIEW_MAX_BYTES = 50_000
const FALLBACK_FILE = path.resolve(import.meta.dirname, '../../../../web/public/og/registry.jpg')

const bundle = existsSync(CLIENT_DIR) ? await loadWebBundle() : undefined
if (!bundle) console.info('skipped: web has not been built (npm run build)')

const api = shareApi({ bundle, env: { PUBLIC_URL: ORIGIN } })

const contentOf = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(head)?.[1]

async function fillRegistry(): Promise<string> {
  const { id, slug } = await makeRegistry(api.app.db)
  for (let n = 0; n < 30; n += 1) {
    const productName = `${n} ${'婴儿车 pram & "rain cover" '.repeat(10)}`
    const productUrl = `https://shop.example/${'p'.repeat(900)}`
    await makeItem(api.app.db, id, { productName, productUrl })
  }
  return slug
}

/** Returns everything that a visit could store. */
async function tracesOf({ app }: TestApi): Promise<unknown> {
  const tables = ['sessions', 'audit_events', 'contributions', 'graphile_worker.jobs']
  return Promise.all(tables.map(table => app.db(table).count()))
}

describe.skipIf(!bundle)('a link preview', () => {
  test.each(CRAWLERS)('is complete for %s and not counted as a visit', async agent => {
    const slug = await fillRegistry()
    const before = await tracesOf(api)
    const headers = { 'user-agent': agent, accept: '*/*' }
    const page = await fetch(`${api.url}/registry/${slug}`, { headers, redirect: 'error' })
    expect(page.status).toBe(200)
    expect(page.headers.get('set-cookie')).toBeNull()
    const html = await page.text()
    const head = html.slice(0, html.indexOf('</head>'))
    expect(Buffer.byteLength(head)).toBeLessThan(HEAD_MAX_BYTES)
    const toLastTag = head.slice(0, head.indexOf('twitter:image:alt'))
    expect(Buffer.byteLength(toLastTag)).toBeLessThan(PREVIEW_MAX_BYTES)
    expect(contentOf(head, 'og:url')).toBe(`${ORIGIN}/registry/${slug}`)
    expect(contentOf(head, 'og:title')).toBe('Baby Tan is on the way')
    const image = contentOf(head, 'og:image') ?? ''
    expect(image).toMatch(/^https:\/\/registry\.example\/api\/registry\/.+\.jpg\?v=[\w-]{16}$/)
    const picture = await fetch(image.replace(ORIGIN, api.url), { headers, redirect: 'error' })
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect(bytes.length).toBeLessThan(SHARE_IMAGE_MAX_BYTES)
    const { width, height } = await sharp(bytes).metadata()
    expect([String(width), String(height)]).toEqual([
      contentOf(head, 'og:image:width'),
      contentOf(head, 'og:image:height'),
    ])
    expect(await tracesOf(api)).toEqual(before)
  })

  test.each(['/create-registry', '/privacy', '/extension', '/supported-features'])(
    'of %s shows the product image',
    async address => {
      const page = await fetch(api.url + address, { redirect: 'error' })
      const head = (await page.text()).split('</head>')[0] ?? ''
      expect(contentOf(head, 'og:url')).toBe(ORIGIN + address)
      expect(contentOf(head, 'og:image')).toBe(`${ORIGIN}/og/registry.jpg`)
    },
  )
})

describe.skipIf(!bundle)('the payment accounts of a registry', () => {
  test('are neither in its page nor in its list, and require a session', async () => {
    const payees = {
      paynow_proxy: '+6590000000',
      upi_vpa: 'priya.tan@examplebank',
      wise_tag: '@priyatan-example',
    }
    const { id, slug } = await makeRegistry(api.app.db)
    await api.app.db('registries').where({ id }).update(payees)
    await makeItem(api.app.db, id, { productName: 'Travel pram' })
    for (const path of [`/registry/${slug}`, `/api/registry/${slug}/items`]) {
      const text = await (await fetch(api.url + path)).text()
      expect(text).toContain('Travel pram')
      for (const secret of ['90000000', '9000 0000', 'priya.tan@examplebank', 'priyatan-example']) {
        expect(text).not.toContain(secret)
      }
    }
    const details = `/api/registry/${slug}/payment-details/singapore-paynow?amount=5`
    expect((await fetch(api.url + details)).status).toBe(401)
  })
})

describe('the preview image of the product', () => {
  test('has a format that messengers accept', async () => {
    const bytes = await readFile(FALLBACK_FILE)
    expect(bytes.length).toBeLessThan(SHARE_IMAGE_MAX_BYTES)
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  })
})
