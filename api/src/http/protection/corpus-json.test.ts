import { contribute } from '@registry/shared/contract/contributions/contributions'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { health } from '@registry/shared/contract/health'
import { createItem } from '@registry/shared/contract/items/items'
import { beforeAll, describe, expect, test } from 'vitest'
import { corpusCases, everyNth } from '../../../../shared/test/corpus.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { inParallel } from '../../../test/in-parallel.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { sampleBody } from '../../../test/sample-body.ts'
import { shareApi } from '../../../test/share-api.ts'

interface JsonCase {
  name: string
  b64: string
  expect: string
}

const suite = corpusCases<JsonCase>('security/json-suite.json')
const prototypes = corpusCases<string>('security/json-prototype.json')
const cleanPrototype = Object.getOwnPropertyNames(Object.prototype).toSorted()

const api = shareApi()
let places: Record<string, string>
let proofs: Record<Endpoint['access'], Record<string, string>>

beforeAll(async () => {
  const registry = await makeRegistry(api.app.db)
  places = { slug: registry.slug, id: await makeItem(api.app.db, registry.id) }
  const owner = { authorization: `Bearer ${await makeOwnerToken(api.app, registry.ownerId)}` }
  const visitor = (await api.asVisitor()).headers
  proofs = { anyone: {}, visitor: visitor, user: owner, admin: owner }
})

async function send(endpoint: Endpoint, body: string | Uint8Array<ArrayBuffer>) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
  const response = await fetch(`${api.url}/api${path}`, {
    method: endpoint.method,
    headers: { ...proofs[endpoint.access], 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, answer: await response.json() }
}

async function expectRefused(endpoint: Endpoint, body: string | Uint8Array<ArrayBuffer>) {
  const { status, answer } = await send(endpoint, body)
  expect([400, 413], String(body).slice(0, 200)).toContain(status)
  expect(answer).toMatchObject({ success: false, requestId: expect.any(String) })
  return { status, code: answer.code }
}

const bytesOf = ({ b64 }: JsonCase) => new Uint8Array(Buffer.from(b64, 'base64'))
const text = (value: unknown) => JSON.stringify(value)

describe.skipIf(suite.length === 0)('the collected JSON', () => {
  // No endpoint accepts these bodies: the schema rejects those that parse.
  test.each([contribute, createItem].map(one => [one.path, one] as const))(
    'is never taken by %s, and called malformed where it is',
    async (_, endpoint) => {
      const cases = endpoint === contribute ? suite : everyNth(suite, 10)
      await inParallel(cases, async one => {
        const { status, code } = await expectRefused(endpoint, bytesOf(one))
        // A bare number, string or null is valid JSON, but no valid body.
        const body = new TextDecoder().decode(bytesOf(one)).trim()
        const isObject = /^[[{]/.test(body)
        const isRead = one.expect === 'accept' && isObject
        if (isRead) expect([one.name, code]).toEqual([one.name, 'VALIDATION_FAILED'])
        const isBroken = one.expect === 'reject' && status === 400 && body !== ''
        if (isBroken) expect([one.name, code]).toEqual([one.name, 'MALFORMED_JSON'])
      })
    },
  )
})

test('JSON that names a prototype does not affect any object', async () => {
  const sample = text(sampleBody(contribute))
  const poisoned = ['"__proto__"', '"\\u005f_proto__"', '"constructor"', '"prototype"'].map(
    key => `{${key}:{"isSystemAdmin":true},${sample.slice(1)}`,
  )
  await inParallel([...poisoned, ...prototypes], body => expectRefused(contribute, body))
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(cleanPrototype)
})

describe('odd JSON', () => {
  const sample = () => text(sampleBody(createItem))
  const withPrice = (price: string) => sample().replace('"totalPrice":10', `"totalPrice":${price}`)

  test.each([
    ['a number beyond all', () => withPrice('1e400')],
    ['no number at all', () => withPrice('NaN')],
    ['less than nothing', () => withPrice('-0.01')],
    ['a number as a text', () => withPrice('"10"')],
    ['a list for a body', () => `[${sample()}]`],
    ['two bodies', () => `${sample()}${sample()}`],
    ['deep lists', () => withPrice('['.repeat(40_000) + ']'.repeat(40_000))],
    [
      'a long list',
      () => {
        const images = Array(201).fill({ url: '/images/a.webp' })
        return text({ ...sampleBody(createItem), scrapedImages: images })
      },
    ],
  ])('is refused: %s', async (_, body) => {
    await expectRefused(createItem, body())
  })

  test('with a repeated key uses the last value', async () => {
    const body = sample().replace('{', '{"productName":{"a":1},')
    expect((await send(createItem, body)).answer).toMatchObject({ data: { productName: 'Pram' } })
  })

  test('replaces invalid UTF-8 in texts', async () => {
    const [before, after] = sample().split('Pram')
    const parts = [before, Buffer.from([0xc0, 0xaf, 0xff, 0xed, 0xa0, 0x80]), after]
    const bytes = Buffer.concat(parts.map(part => Buffer.from(part ?? '')))
    const { status, answer } = await send(createItem, new Uint8Array(bytes))
    expect([status, answer.data.productName]).toEqual([201, '\ufffd'.repeat(6)])
  })

  test('with a lone surrogate is stored without it', async () => {
    const { status, answer } = await send(createItem, sample().replace('Pram', '\\ud83d Pram'))
    expect([status, answer.data.productName]).toEqual([201, '\ufffd Pram'])
  })

  test.each(['utf-16le', 'utf-7', 'iso-8859-1', 'x-unknown'])(
    'in another encoding, %s, is judged',
    async charset => {
      const response = await fetch(`${api.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': `application/json; charset=${charset}` },
        body: '{}',
      })
      expect([400, 415]).toContain(response.status)
      await response.arrayBuffer()
    },
  )
})

test('the server is healthy afterwards', async () => {
  await api.call(health, {})
})
