import { readLazadaState } from '@registry/shared/page-capture/read-lazada-state'
import { readShopeeState } from '@registry/shared/page-capture/read-shopee-state'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { parsePageState } from './parse-page-state.ts'

describe('parsePageState', () => {
  test('reads an object', () => {
    expect(parsePageState('{"data":{"item":{"title":"Swaddle"}}}')).toEqual({
      data: { item: { title: 'Swaddle' } },
    })
  })

  test.each([
    null,
    undefined,
    42,
    '',
    'null',
    '[1]',
    '"text"',
    '{"cut off',
    {},
    [],
    JSON.stringify({ text: 'x'.repeat(2_000_000) }),
  ])('returns undefined for invalid input %#', handed => {
    expect(parsePageState(handed)).toBeUndefined()
  })
})

interface Visit {
  path?: string
  globals?: Record<string, unknown>
  scripts?: string[]
  heading?: object
}

/** Runs both readers on a fake page; returns the first state found. */
function visit({ path = '/', globals = {}, scripts = [], heading }: Visit) {
  vi.stubGlobal('location', new URL(path, 'https://shop.example'))
  vi.stubGlobal('document', {
    querySelector: () => heading ?? null,
    querySelectorAll: () => scripts.map(textContent => ({ textContent })),
  })
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return [readLazadaState(), readShopeeState()].map(parsePageState).find(Boolean)
}

const lazada = (fields: unknown) => ({
  globals: { __moduleData__: { data: { root: { fields } } } },
})
const wanted = { item_id: 22, title: 'Swaddle', price: 1_290_000, images: ['a'] }
const item = { ...wanted, secret: 'x' }
const shown = { data: { item: wanted } }

describe('readLazadaState and readShopeeState', () => {
  afterEach(() => vi.unstubAllGlobals())

  test("return only the product fields of Lazada's page state", () => {
    const product = { title: 'Cot' }
    const primaryKey = { itemId: '1' }
    const fields = { product, primaryKey, seller: { phone: '1' } }
    expect(visit(lazada(fields))).toEqual({
      data: { root: { fields: { product, primaryKey } } },
    })
  })

  test.each([
    '/Swaddle-i.11.22',
    '/product/11/22?next=/product/5/6',
    '/New?-Swaddle-i.11.22',
    '/What-is-new?-#1-Swaddle-i.11.22',
  ])("return Shopee's cached response for the item of %s", path => {
    const answer = { item }
    const cachedMap = { '11/22': answer, '11/33': { item: { ...item, item_id: 33 } } }
    const data = { PDP_BFF_DATA: { cachedMap } }
    const scripts = [JSON.stringify({ initialState: { DOMAIN_PDP: { data } } })]
    expect(visit({ path, scripts })).toEqual(shown)
  })

  test('return the item in the props of React components around the heading', () => {
    const memoizedProps = { children: [{}], product: { old: { item_id: 1, models: [] }, item } }
    const fiber = { memoizedProps: { className: 'a' }, return: { memoizedProps, return: null } }
    expect(visit({ path: '/x-i.11.22', heading: { __reactFiber$a1: fiber } })).toEqual(shown)
    expect(visit({ path: '/x-i.11.33', heading: { __reactFiber$a1: fiber } })).toBeUndefined()
    expect(visit({ path: '/cart', heading: { __reactFiber$a1: fiber } })).toBeUndefined()
  })
})

/** Returns an object with infinitely nested properties. */
function endless(): object {
  return new Proxy({}, { get: endless, ownKeys: () => ['a', 'b'], getOwnPropertyDescriptor })
}
const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })

function throwing(): object {
  const get = () => {
    throw new Error('not for you')
  }
  return Object.defineProperty({}, 'product', { get, enumerable: true })
}

const cycle: Record<string, unknown> = { title: 'Cot' }
cycle.product = cycle

describe('a hostile page', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['cycles', cycle],
    ['throws', throwing()],
    ['is endless', { product: endless() }],
    ['is a throwing proxy', new Proxy({}, { get: () => Promise.reject })],
    ['contains a BigInt', { product: { title: 1n } }],
    ['is text', 'fields'],
  ])('returns no product when its state %s', (_, fields) => {
    const handed = JSON.stringify(visit(lazada(fields)) ?? {})
    expect(handed.length).toBeLessThan(2_000_000)
    expect(handed).not.toMatch(/Cot|not for you/)
  })

  test('returns a limited amount of data for huge state', () => {
    const long = Array.from({ length: 200_000 }, () => ({ a: 'x'.repeat(9) }))
    const product = { title: 't'.repeat(5_000_000), long }
    expect(JSON.stringify(visit(lazada({ product }))).length).toBeLessThan(100_000)
  })

  test('returns nothing when the page replaces JSON', () => {
    const forged = { stringify: () => 'x'.repeat(3_000_000), parse: JSON.parse }
    expect(visit({ globals: { ...lazada({ product: {} }).globals, JSON: forged } })).toBeUndefined()
  })

  // The browser copies what a reader returns to the background, so a longer text must stay in the page.
  test.each([
    ['replaces JSON', {}, { stringify: () => 'x'.repeat(2_000_001), parse: JSON.parse }],
    ['has long texts', { product: Array.from({ length: 200 }, () => 't'.repeat(20_000)) }, JSON],
  ])('hands over at most 2,000,000 characters when it %s', (_, fields, forged) => {
    const shopeeItem = { memoizedProps: { ...item, images: [], models: fields } }
    const { globals } = lazada(fields)
    visit({ path: '/x-i.11.22', globals, heading: { __reactFiber$a1: shopeeItem } })
    vi.stubGlobal('JSON', forged)
    expect([readLazadaState(), readShopeeState()]).toEqual([null, null])
  })

  test('cannot pollute prototypes', () => {
    const product = JSON.parse('{"__proto__":{"isOurs":true},"constructor":{"prototype":{"a":1}}}')
    visit(lazada({ product }))
    expect(Reflect.get({}, 'isOurs')).toBeUndefined()
    expect(Reflect.get({}, 'a')).toBeUndefined()
  })

  test.each([
    ['a script with invalid JSON', { scripts: ['{"broken'] }],
    ['cyclic component props', { heading: { __reactFiber$a: { memoizedProps: cycle } } }],
    ['endless component props', { heading: { __reactFiber$a: endless() } }],
    ['a heading that throws', { heading: new Proxy({}, { ownKeys: () => [7 as never] }) }],
  ])('returns nothing for %s', (_, page) => {
    expect(visit({ path: '/x-i.11.22', ...page })).toBeUndefined()
  })
})
