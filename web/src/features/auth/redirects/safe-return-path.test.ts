import { describe, expect, test } from 'vitest'
import { corpusCases } from '../../../../../shared/test/corpus.ts'
import { safeReturnPath } from './safe-return-path.ts'

const ORIGIN = 'https://registry.example'
const CORPORA = ['url-whatwg.json', 'crlf.json', 'ssrf-payloadsallthethings.json']
/** Collected cases; none without the collected test data. */
const collected = CORPORA.flatMap(name => corpusCases<unknown>(`security/${name}`))

/** Collects every string in a corpus file, at any depth. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

describe('safeReturnPath', () => {
  test.each([
    ['/notification?highlight=0198c5f0-1111-7000-8000-000000000001'],
    ['/dashboard?addItem=true&url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1'],
    ['/registry/baby-raman#items'],
    ['/'],
  ])('returns %s unchanged', path => expect(safeReturnPath(path, ORIGIN)).toBe(path))

  test.each([
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https:evil.example',
    'https://evil.example',
    'https://registry.example/dashboard',
    'javascript:alert(1)',
    'data:text/html,hi',
    '/dashboard\r\nSet-Cookie: a=b',
    '/dashboard%0d%0aSet-Cookie:a=b',
    '/%5cevil.example',
    '/%0d%0aLocation:%20//evil.example',
    '@evil.example',
  ])('returns undefined for %j', given => expect(safeReturnPath(given, ORIGIN)).toBeUndefined())

  test('returns undefined when no path was given', () => {
    expect(safeReturnPath(null, ORIGIN)).toBeUndefined()
    expect(safeReturnPath(undefined, ORIGIN)).toBeUndefined()
  })

  test.skipIf(collected.length === 0)('never leaves the site, whatever is tried', () => {
    const tried = stringsIn(collected)
    const variants = tried.flatMap(text => [text, `/${text}`, `//${text}`, `/\\${text}`])
    const followed = variants.flatMap(text => safeReturnPath(text, ORIGIN) ?? [])
    expect(followed.length).toBeGreaterThan(100)
    const strangers = followed.filter(path => new URL(path, ORIGIN).origin !== ORIGIN)
    expect(strangers).toEqual([])
    expect(followed.filter(path => !/^\/(?![/\\])/.test(path))).toEqual([])
    expect(followed.filter(path => /[\r\n\\]|%0[ad]/i.test(path))).toEqual([])
  })
})
