import { afterEach, describe, expect, test, vi } from 'vitest'
import { parsePageState } from './page-state.ts'
import { readPageState } from './read-page-state.ts'

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
    '{"cut off',
    JSON.stringify({ text: 'x'.repeat(2_000_000) }),
  ])('takes case %# for nothing', handed => {
    expect(parsePageState(handed)).toBeUndefined()
  })
})

describe('readPageState', () => {
  afterEach(() => vi.unstubAllGlobals())

  const visit = (pathname: string, globals: Record<string, unknown>, scripts: string[] = []) => {
    vi.stubGlobal('location', { pathname })
    vi.stubGlobal('document', {
      querySelectorAll: () => scripts.map(textContent => ({ textContent })),
    })
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    return parsePageState(readPageState())
  }

  test("hands out what Lazada's page knows of the product, and no more", () => {
    const fields = {
      product: { title: 'Cot' },
      primaryKey: { itemId: '1' },
      seller: { phone: '1' },
    }
    expect(
      visit('/products/pdp-i1.html', { __moduleData__: { data: { root: { fields } } } }),
    ).toEqual({
      data: { root: { fields: { product: { title: 'Cot' }, primaryKey: { itemId: '1' } } } },
    })
  })

  test("hands out Shopee's answer for the item of the address", () => {
    const answer = { item: { title: 'Swaddle' } }
    const state = {
      initialState: { DOMAIN_PDP: { data: { PDP_BFF_DATA: { cachedMap: { '11/22': answer } } } } },
    }
    const script = JSON.stringify(state)
    expect(visit('/Swaddle-i.11.22', {}, [script])).toEqual({ data: answer })
    expect(visit('/product/11/22', {}, [script])).toEqual({ data: answer })
    expect(visit('/Other-i.11.33', {}, [script])).toBeUndefined()
  })

  test('hands out nothing when the page holds nothing, cycles or throws', () => {
    const cycle: Record<string, unknown> = {}
    cycle.product = cycle
    const throwing = Object.defineProperty({}, 'data', {
      get: () => {
        throw new Error('not for you')
      },
    })
    const stateOf = (fields: unknown) => ({ __moduleData__: { data: { root: { fields } } } })
    expect(visit('/', {})).toBeUndefined()
    expect(visit('/', stateOf(cycle))).toBeUndefined()
    expect(visit('/', { __moduleData__: throwing })).toBeUndefined()
    expect(visit('/product/1/2', { __moduleData__: undefined }, ['{"broken'])).toBeUndefined()
  })
})
