import { allEndpoints } from '@registry/shared/contract/contract'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { inParallel } from '../../../test/in-parallel.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { sampleBody } from '../../../test/sample-body.ts'
import { shareApi } from '../../../test/share-api.ts'
import { DEFAULT_BODY_BYTES } from '../routes/body-reader.ts'

const HOSTILE: unknown[] = [
  null,
  -1,
  0.005,
  1_000_000.01,
  true,
  [],
  {},
  '',
  '\0',
  'a\0b',
  '\ud800',
  '__proto__',
  'https:shop.example',
  'HTTP://shop.example/',
  'ht\ttps://shop.example',
  'https://shop.example/\0',
  'javascript:alert(1)',
  [{ url: 'javascript:alert(1)' }],
  [{ url: 'https://shop.example/', alt: '\udfff' }],
  '😀'.repeat(1000),
]

/** The contract ignores this field, so it accepts every value. */
const IGNORED = 'adminUser'

const NOWHERE = ['\0', '__proto__', "' or 1=1", 'a\0b', '../..', '😀'.repeat(100)]

const api = shareApi()
let slug: string
let itemId: string
let proofs: Record<Endpoint['access'], Record<string, string>>

beforeAll(async () => {
  const registry = await makeRegistry(api.app.db)
  itemId = await makeItem(api.app.db, registry.id)
  slug = registry.slug
  const owner = { authorization: `Bearer ${await makeOwnerToken(api.app, registry.ownerId)}` }
  const visitor = (await api.asVisitor()).headers
  proofs = { anyone: {}, visitor: visitor, user: owner, admin: owner }
})

interface Sent {
  place?: Record<string, string>
  query?: Record<string, string>
  body?: string
}

async function send(endpoint: Endpoint, { place = {}, query = {}, body }: Sent) {
  const places: Record<string, string> = { slug, id: itemId, method: 'wise-transfer', ...place }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(places[name] ?? ''),
  )
  const response = await fetch(`${api.url}/api${path}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: { ...proofs[endpoint.access], 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, answer: await response.json() }
}

const withBody = allEndpoints.filter(({ body }) => body !== undefined)
const named = (endpoints: Endpoint[]) =>
  endpoints.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const leadsOutside = ({ path }: Endpoint, value: unknown) =>
  /selected-image|product-url/.test(path) && /^https?:\/\//i.test(String(value))
const keysOf = (schema: unknown) => Object.keys((schema as { shape: object }).shape)

/** Expects no 5xx; a validation error names its field. */
function expectJudged({ status, answer }: Awaited<ReturnType<typeof send>>, value: unknown) {
  expect(status, JSON.stringify(value)).toBeLessThan(500)
  if (status === 400) expect(answer, JSON.stringify(value)).toHaveProperty('fields')
}

describe('hostile input', () => {
  test.each(named(withBody))(
    'in a field of %s is taken as text or refused',
    async (_, endpoint) => {
      const body = sampleBody(endpoint)
      const fields = keysOf(endpoint.body)
      expect(Object.keys(body)).toEqual(expect.arrayContaining(fields))
      const judged = fields.map((field, at) => {
        const values = HOSTILE.filter(value => !leadsOutside(endpoint, value))
        const isAccepted = (value: unknown) => {
          const result = z.safeDecode(endpoint.body as never, { ...body, [field]: value } as never)
          return !result.error?.issues.some(({ path }) => path[0] === field)
        }
        const refused = values.filter(value => !isAccepted(value))
        // One refused value per field is enough: every validation failure takes the same code path.
        return { field, taken: values.filter(isAccepted), refused: refused[at % refused.length] }
      })
      // Accepted values reach the handler: each request has a different value in each field.
      const count = Math.max(...judged.map(({ taken }) => taken.length))
      const rounds = Array.from({ length: count }, (_, round) =>
        judged.flatMap(({ field, taken }) =>
          taken.length > 0 ? [[field, taken[round % taken.length]] as const] : [],
        ),
      )
      const sendWith = (values: object) =>
        send(endpoint, { body: JSON.stringify({ ...body, ...values }) })
      await inParallel(rounds, async changed => {
        const values = Object.fromEntries(changed)
        expectJudged(await sendWith(values), values)
      })
      const checked = judged.filter(({ refused }) => refused !== undefined)
      expect(judged.filter(one => !checked.includes(one)).map(({ field }) => field)).toEqual(
        fields.filter(field => field === IGNORED),
      )
      await inParallel(checked, async ({ field, refused }) => {
        const { status, answer } = await sendWith({ [field]: refused })
        const fields = Object.keys(answer.fields ?? {}).map(path => path.split('.')[0])
        expect([status, fields]).toEqual([400, expect.arrayContaining([field])])
      })
    },
  )

  test.each(named(allEndpoints.filter(({ params }) => params)))(
    'in the path of %s finds nothing',
    async (_, endpoint) => {
      // Three values per endpoint, different ones at the next.
      const at = allEndpoints.indexOf(endpoint)
      const values = [0, 1, 2].map(step => NOWHERE[(at + step) % NOWHERE.length])
      for (const name of keysOf(endpoint.params)) {
        await inParallel(values, async value => {
          const place = { [name]: value ?? '' }
          const body = endpoint.body && JSON.stringify(sampleBody(endpoint))
          const { status } = await send(endpoint, { place, body })
          expect([400, 404], JSON.stringify(place)).toContain(status)
        })
      }
    },
  )

  test.each(named(allEndpoints.filter(({ query }) => query)))(
    'in the query of %s is refused or finds nothing',
    async (_, endpoint) => {
      for (const name of keysOf(endpoint.query)) {
        for (const value of [
          '\0',
          'a\0b',
          '-1',
          '1e400',
          '0001-01-01T00:00:00Z',
          'x'.repeat(500),
        ]) {
          expectJudged(await send(endpoint, { query: { [name]: value } }), { [name]: value })
        }
      }
    },
  )

  test.each(named(withBody))('as the body of %s returns its error code', async (_, endpoint) => {
    const malformed = { status: 400, answer: { code: 'MALFORMED_JSON' } }
    expect(await send(endpoint, { body: '{"a":' })).toMatchObject(malformed)
    // One endpoint per body limit.
    const isFirst = (one: Endpoint) => one.maxBodyBytes === endpoint.maxBodyBytes
    if (withBody.find(isFirst) !== endpoint) return
    const longest = JSON.stringify('x'.repeat((endpoint.maxBodyBytes ?? DEFAULT_BODY_BYTES) - 2))
    expect((await send(endpoint, { body: longest })).status).toBe(400)
    const tooLarge = { status: 413, answer: { code: 'BODY_TOO_LARGE' } }
    expect(await send(endpoint, { body: `${longest} ` })).toMatchObject(tooLarge)
  })
})
