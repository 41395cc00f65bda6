import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from '@registry/shared/contract/contract'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { health } from '@registry/shared/contract/health'
import { beforeAll, describe, expect, test } from 'vitest'
import { corpusCases, everyNth } from '../../../../shared/test/corpus.ts'
import { share } from '../../../../shared/test/share.ts'
import { textPaths } from '../../../test/contract-texts.ts'
import { nastyTexts } from '../../../test/corpus.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { inParallel } from '../../../test/in-parallel.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { type RawResponse, rawRequest } from '../../../test/raw-request.ts'
import { sampleBody } from '../../../test/sample-body.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startPages } from '../../../test/start-pages.ts'

const api = shareApi()
const pages = share(() => startPages(api))
let places: Record<string, string>
let proofs: Record<Endpoint['access'], Record<string, string>>

beforeAll(async () => {
  const { id, slug, ownerId } = await makeRegistry(api.app.db)
  await api.app.db('registry_slugs').insert({ slug: 'once-here', registry_id: id })
  places = { slug, id: await makeItem(api.app.db, id), method: 'wise-transfer' }
  const owner = { authorization: `Bearer ${await makeOwnerToken(api.app, ownerId)}` }
  const visitor = (await api.asVisitor()).headers
  proofs = { anyone: {}, visitor: visitor, user: owner, admin: owner }
})

const crlf = corpusCases<string>('security/crlf.json')
const texts = nastyTexts()
/** Characters that are valid in a request target. */
const isTarget = (text: string) => /^[\x21-\x7e\x80-\xff]+$/.test(text)
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Ways to name another host that browsers understand, plain and encoded. */
const FOREIGN = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '//evil.example/%2f..',
  '//evil.example/..;/css',
  '/.evil.example',
  '/@evil.example',
  '//%0d%0aevil.example',
  'https://evil.example/',
  'http:evil.example',
  '/registry//evil.example',
  '/registry/%2f%2fevil.example',
  '/registry/\\evil.example',
  '/registry/%5c%5cevil.example',
  '/registry/..//evil.example',
  '/registry/%2e%2e%2f%2fevil.example',
  '/registry/https:%2f%2fevil.example',
  '/registry/once-here//evil.example',
  '/registry/once-here?next=//evil.example',
  '/registry?next=https://evil.example',
  '/dashboard/..//evil.example',
]

const inEveryPlace = (text: string) => [
  ...(isTarget(text) ? [text, `/${text}`, `/registry/${text}`] : []),
  `/${encoded(text)}`,
  `/registry/${encoded(text)}`,
  `/dashboard?returnTo=${encoded(text)}`,
]

/** Expects a redirect to one of our paths only, no injected header and no server error. */
function expectOwn(target: string, { status, headers }: RawResponse): void {
  expect(status, target).toBeGreaterThanOrEqual(200)
  expect(status, target).toBeLessThan(500)
  for (const [name, value] of headers) {
    if (name === 'location') {
      expect([target, value]).toEqual([target, expect.stringMatching(/^\/(?![/\\])[!-~]*$/)])
      expect(new URL(value, 'http://ours.example').host, target).toBe('ours.example')
    }
    expect([target, name]).not.toEqual([target, 'set-cookie'])
    expect(`${name}${value}`, target).not.toMatch(/[\r\n]/)
  }
}

describe('a URL that names another host', () => {
  test.each(FOREIGN)('redirects to our own host: %s', async target => {
    for (const one of [target, target.replaceAll('%', '%25'), `${target}?a=//b#//b`]) {
      expectOwn(one, await rawRequest(pages.port, one))
    }
  })

  test.each(['evil.example', '127.0.0.1:1', '', 'a b', '@evil.example'])(
    'in the Host header is ignored: %j',
    async host => {
      const head = `Host: ${host}\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n`
      for (const target of ['/', '/registry', '/registry/once-here', '//x']) {
        expectOwn(target, await rawRequest(pages.port, target, head))
      }
    },
  )
})

describe.skipIf(texts.length === 0)('every collected text', () => {
  test("as a page's path redirects to our own host", async () => {
    const targets = [...crlf, ...everyNth(texts, 20)].flatMap(inEveryPlace)
    await inParallel([...new Set(targets)], async target => {
      expectOwn(target, await rawRequest(pages.port, target))
    })
  })

  const withPlaces = allEndpoints.filter(({ params, query }) => params ?? query)
  test.each(withPlaces.map((one, shift) => [`${one.method} ${one.path}`, one, shift] as const))(
    'in the path of %s returns 404 or a validation error',
    async (_, endpoint, shift) => {
      // Each page gets a different sample of the texts.
      const tried = everyNth(texts.slice(3 * shift), 120)
      const targets = tried.flatMap(text => addressesWith(endpoint, text))
      await inParallel(targets, async target => {
        const body = endpoint.body && JSON.stringify(sampleBody(endpoint))
        const response = await fetch(`${api.url}/api${target}`, {
          method: endpoint.method,
          headers: { ...proofs[endpoint.access], 'content-type': 'application/json' },
          body,
        })
        const answer = await response.json()
        expect(response.status, target).toBeLessThan(500)
        if (response.status >= 400) {
          const text = expect.any(String)
          const refusal = { success: false, error: text, code: text, requestId: text }
          expect(answer, target).toMatchObject(refusal)
        }
      })
    },
  )
})

function pathOf(endpoint: Endpoint, values: Record<string, string>): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name] ?? ''))
}

/** Returns the endpoint's URL with the text in each parameter, one at a time. */
function addressesWith(endpoint: Endpoint, text: string): string[] {
  const inPath = textPaths(endpoint, 'params').map(([name]) =>
    pathOf(endpoint, { ...places, [String(name)]: text }),
  )
  const inQuery = textPaths(endpoint, 'query').map(
    ([name]) => `${pathOf(endpoint, places)}?${name}=${encoded(text)}`,
  )
  return [...inPath, ...inQuery]
}

describe('a file', () => {
  const SECRET = 'this-is-nobodys-business'
  const HASH = 'a'.repeat(64)
  const UPS = [
    '..',
    '%2e%2e',
    '.%2e',
    '%252e%252e',
    '..%00',
    '..;',
    '%c0%ae%c0%ae',
    '%uff0e%uff0e',
    '.',
    '',
    `${HASH}.webp`,
  ]
  const SLASHES = ['/', '%2f', '%5c', '\\', '%252f', '//', '/./', '%c0%af']
  const ROOTS = ['/images', '/assets', '/icons', '/fonts', '/og', '/registry', '/api', '']
  const FILES = ['secrets.json', 'outbox/a.eml', 'package.json', 'api/src/main.ts', 'etc/passwd']
  const DEPTHS = [1, 2, 4, 8]

  beforeAll(() => {
    const { dataDir } = api.app.config
    writeFileSync(path.join(dataDir, 'secrets.json.copy'), SECRET)
    mkdirSync(path.join(dataDir, 'images', 'inner'), { recursive: true })
    mkdirSync(path.join(dataDir, 'outbox'), { recursive: true })
    for (const file of ['outbox/a.eml', 'images/inner/a.webp', 'images/.hidden.webp']) {
      writeFileSync(path.join(dataDir, file), SECRET)
    }
    writeFileSync(path.join(dataDir, 'images', `${HASH}.webp`), 'a picture')
  })

  test("of an item's image is served", async () => {
    const { status, body } = await rawRequest(pages.port, `/images/${HASH}.webp`)
    expect([status, body]).toEqual([200, 'a picture'])
  })

  test.each(ROOTS)('outside its folder is never served below %j', async root => {
    // Every traversal sequence below every root; file and depth rotate.
    const ways = UPS.flatMap(up => SLASHES.map(slash => ({ up, slash })))
    const targets = ways.map(({ up, slash }, way) => {
      const at = way + ROOTS.indexOf(root)
      const depth = DEPTHS[at % DEPTHS.length] ?? 1
      return `${root}${slash}${`${up}${slash}`.repeat(depth)}${FILES[at % FILES.length]}`
    })
    const { sessionKey, adminPassword } = api.app.secrets
    await inParallel(targets, async target => {
      const answer = await rawRequest(pages.port, target.startsWith('/') ? target : `/${target}`)
      expectOwn(target, answer)
      for (const secret of [SECRET, String(sessionKey), adminPassword, '"workspaces"', 'root:x']) {
        expect(answer.body, target).not.toContain(secret)
      }
    })
  })

  test.each([
    '/images/inner/a.webp',
    '/images/.hidden.webp',
    '/images/',
    '/images',
    `/images/${HASH}.webp%00`,
    `/images/${HASH}.webp/`,
    `/images/${HASH.toUpperCase()}.webp`,
    `/images/${HASH}.webp.part`,
    '/assets/.vite/manifest.json',
    '/assets/',
    '/assets/%2e%2e/app.html',
    '/assets/x/%2e%2e/%2e%2e/app.html',
    '/icons/../app.html',
    '/secrets.json',
    '/.env',
    '/%ZZ',
    '/images/%ZZ',
    '/assets/%E0%A4%A',
  ])('that is not public is not served: %s', async target => {
    const answer = await rawRequest(pages.port, target)
    expectOwn(target, answer)
    expect([302, 400, 404], target).toContain(answer.status)
    expect(answer.body).not.toContain(SECRET)
  })
})

test('after all these requests the server is healthy', async () => {
  await api.call(health, {})
})
