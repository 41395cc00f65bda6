import { AppError } from '@registry/shared/errors/app-error'
import { describe, expect, test } from 'vitest'
import { rejectRepeatedParameters, rejectUnsafeJson } from './reject-malformed-requests.ts'

const nest = (levels: number): unknown => (levels === 1 ? {} : { a: nest(levels - 1) })

describe('rejectUnsafeJson', () => {
  test.each([
    ['nothing', undefined],
    ['an item', { productName: 'Pram', scrapedImages: [{ url: 'a' }], price: null }],
    ['eight levels', nest(8)],
    ['two hundred entries', { list: Array(200).fill(1) }],
  ])('takes %s', (_what, value) => {
    expect(() => rejectUnsafeJson(value)).not.toThrow()
  })

  test.each([
    ['nine levels', nest(9)],
    ['two hundred and one entries', { list: Array(201).fill(1) }],
    ['a prototype', JSON.parse('{"a":[{"__proto__":{"isSystemAdmin":true}}]}')],
    ['a constructor', { constructor: { prototype: {} } }],
  ])('refuses %s', (_what, value) => {
    expect(() => rejectUnsafeJson(value)).toThrow(AppError)
  })

  test("accepts lists up to the endpoint's maximum", () => {
    expect(() => rejectUnsafeJson({ list: Array(1_000).fill(1) }, 1_000)).not.toThrow()
    expect(() => rejectUnsafeJson({ list: Array(1_001).fill(1) }, 1_000)).toThrow(AppError)
  })

  test('accepts or rejects JSON of any possible depth without a stack overflow', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    expect(() => rejectUnsafeJson(deep)).toThrow(AppError)
  })
})

describe('rejectRepeatedParameters', () => {
  test('accepts each parameter once', () => {
    expect(() => rejectRepeatedParameters({ sortBy: 'name', sortOrder: undefined })).not.toThrow()
    expect(() => rejectRepeatedParameters({ sortBy: ['name', 'value'] })).toThrow(AppError)
  })
})
