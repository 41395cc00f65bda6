import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copySafely, parseSafeJson } from './safe-json.ts'

const LIMITS = { maxLength: 10_000 }

describe('parseSafeJson', () => {
  test.each([
    ['a trailing comma', '{"a": [1, 2,],}', { a: [1, 2] }],
    ['comments', '/* x */\n{"a": 1}\n// y', { a: 1 }],
    ['CDATA marks', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
    ['line breaks in strings', '{"a": "one\ntwo"}', { a: 'one\ntwo' }],
    ['wrong escapes', '{"a": "it\\\'s"}', { a: "it's" }],
    ['escaped quotes', '{&quot;a&quot;: &quot;b&quot;}', { a: 'b' }],
    ['a missing value', '{"a": , "b": 1}', { a: null, b: 1 }],
    [
      'quotes within a string',
      '{"a": "the "best" cot, really", "b": 1}',
      { a: 'the "best" cot, really', b: 1 },
    ],
    ['a quote before a comma', '{"a": ["my "cot", yes", "x"]}', { a: ['my "cot", yes', 'x'] }],
    ['a truncated end', '{"a": {"b": [1, {"c": "d"', { a: { b: [1, { c: 'd' }] } }],
    ['a closing semicolon', '{"a": 1};', { a: 1 }],
    ['addresses with slashes', '{"a": "https://x.example//y",}', { a: 'https://x.example//y' }],
  ])('repairs %s', (_what, text, expected) => {
    expect(JSON.parse(JSON.stringify(parseSafeJson(text, LIMITS)))).toEqual(expected)
  })

  test('returns undefined for invalid or too long JSON', () => {
    expect(parseSafeJson('{"a"', LIMITS)).toBeUndefined()
    expect(parseSafeJson('the "best" cot', LIMITS)).toBeUndefined()
    expect(parseSafeJson(`"${'x'.repeat(20_000)}"`, LIMITS)).toBeUndefined()
  })

  test('bounds keys, strings and depth', () => {
    const text = JSON.stringify({ a: 'x'.repeat(50_000), b: 1 })
    const value = parseSafeJson(text, { maxLength: 100_000, keys: new Set(['a']) })
    expect(Object.keys(value ?? {})).toEqual(['a'])
    expect(JSON.stringify(value).length).toBeLessThan(11_000)
    expect(
      JSON.stringify(copySafely(JSON.parse('['.repeat(100) + ']'.repeat(100)))).length,
    ).toBeLessThan(80)
  })

  test.each([
    ['quotes', `{"a": "${'"x '.repeat(160_000)}`],
    ['brackets', '[{"a":'.repeat(80_000)],
    ['strings', `{"a": ${'"", '.repeat(120_000)}`],
  ])('repairs 500 kB of %s within a second', (_what, text) => {
    const start = process.cpuUsage()
    parseSafeJson(text, { maxLength: 600_000 })
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
  })

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), text => void parseSafeJson(text, LIMITS)))
  })
})

const corpus = resolve(
  process.env.CORPUS_DIR ?? resolve(import.meta.dirname, '../../../../../../shared/data'),
  'security/json-prototype.json',
)
const isThere = existsSync(corpus)
if (!isThere) process.stdout.write(`skipped: no hostile JSON at ${corpus}\n`)

describe.skipIf(!isThere)('parseSafeJson on JSON that aims at prototypes', () => {
  test('drops dangerous keys without changing prototypes', () => {
    const { cases } = JSON.parse(readFileSync(corpus, 'utf8')) as { cases: string[] }
    expect(cases.length).toBeGreaterThan(10)
    for (const text of cases) {
      const value = parseSafeJson(text, LIMITS)
      expect(Object.getPrototypeOf(value ?? Object.create(null)) ?? null).toBeNull()
      expect(JSON.stringify(value) ?? '').not.toMatch(/"(?:__proto__|constructor|prototype)":/)
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
