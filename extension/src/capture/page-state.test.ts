import { afterEach, describe, expect, test, vi } from 'vitest'
import { parsePageState } from './page-state.ts'
import { readLazadaState } from './read-lazada-state.ts'
import { readShopeeState } from './read-shopee-state.ts'

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
  ])('takes case %# for nothing', handed => {
    expect(parsePageState(handed)).toBeUndefined()
  })
})

interface Visit {
  path?: string
  globals?: Record<string, unknown>
  scripts?: string[]
  heading?: object
}

/** Both readers on a page of these globals, scripts and heading; what the one hands out that has anything. */
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

describe('the readers of page state', () => {
  afterEach(() => vi.unstubAllGlobals())

  test("hand out what Lazada's page knows of the product, and no more", () => {
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
  ])("hand out Shopee's answer for the item of %s", path => {
    const answer = { item }
    const cachedMap = { '11/22': answer, '11/33': { item: { ...item, item_id: 33 } } }
    const data = { PDP_BFF_DATA: { cachedMap } }
    const scripts = [JSON.stringify({ initialState: { DOMAIN_PDP: { data } } })]
    expect(visit({ path, scripts })).toEqual(shown)
  })

  test('hand out the item that the components around the heading were given', () => {
    const memoizedProps = { children: [{}], product: { old: { item_id: 1, models: [] }, item } }
    const fiber = { memoizedProps: { className: 'a' }, return: { memoizedProps, return: null } }
    expect(visit({ path: '/x-i.11.22', heading: { __reactFiber$a1: fiber } })).toEqual(shown)
    expect(visit({ path: '/x-i.11.33', heading: { __reactFiber$a1: fiber } })).toBeUndefined()
    expect(visit({ path: '/cart', heading: { __reactFiber$a1: fiber } })).toBeUndefined()
  })
})

/** Answers any question with one more of itself. */
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

describe('a page that means harm', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['cycles', cycle],
    ['throws', throwing()],
    ['answers forever', { product: endless() }],
    ['is a proxy that refuses', new Proxy({}, { get: () => Promise.reject })],
    ['is a number too large to write', { product: { title: 1n } }],
    ['is text', 'fields'],
  ])('hands out nothing that is believed when its state %s', (_, fields) => {
    const handed = JSON.stringify(visit(lazada(fields)) ?? {})
    expect(handed.length).toBeLessThan(2_000_000)
    expect(handed).not.toMatch(/Cot|not for you/)
  })

  test('cannot make us read more than a product has', () => {
    const long = Array.from({ length: 200_000 }, () => ({ a: 'x'.repeat(9) }))
    const product = { title: 't'.repeat(5_000_000), long }
    expect(JSON.stringify(visit(lazada({ product }))).length).toBeLessThan(100_000)
  })

  test('is not helped by a JSON of its own', () => {
    const forged = { stringify: () => 'x'.repeat(3_000_000), parse: JSON.parse }
    expect(visit({ globals: { ...lazada({ product: {} }).globals, JSON: forged } })).toBeUndefined()
  })

  test('cannot reach our prototypes', () => {
    const product = JSON.parse('{"__proto__":{"isOurs":true},"constructor":{"prototype":{"a":1}}}')
    visit(lazada({ product }))
    expect(Reflect.get({}, 'isOurs')).toBeUndefined()
    expect(Reflect.get({}, 'a')).toBeUndefined()
  })

  test.each([
    ['a script that is no JSON', { scripts: ['{"broken'] }],
    ['components that cycle', { heading: { __reactFiber$a: { memoizedProps: cycle } } }],
    ['components without end', { heading: { __reactFiber$a: endless() } }],
    ['a heading that throws', { heading: new Proxy({}, { ownKeys: () => [7 as never] }) }],
  ])('gets nothing believed by %s', (_, page) => {
    expect(visit({ path: '/x-i.11.22', ...page })).toBeUndefined()
  })
})
