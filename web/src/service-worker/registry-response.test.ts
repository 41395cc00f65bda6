import { expect, test } from 'vitest'
import { cacheEffectOf, isPublicFile, isRegistry } from './registry-response.ts'

const answer = (status: number, headers: Record<string, string> = {}, type = 'basic') => ({
  status,
  type: type === 'opaqueredirect' ? ('opaqueredirect' as const) : ('basic' as const),
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
})

test.each([
  ['a page for everybody', answer(200, { 'cache-control': 'no-cache' }), 'keep'],
  ['a page for one', answer(200, { 'cache-control': 'private, no-cache' }), 'forget'],
  ['a page not to be stored', answer(200, { 'cache-control': 'no-store' }), 'forget'],
  ['data', answer(200, { 'content-type': 'application/json' }), 'leave'],
  ['a registry that is not there', answer(404), 'forget'],
  ['a registry that is no more', answer(410), 'forget'],
  ['a registry that moved', answer(0, {}, 'opaqueredirect'), 'forget'],
  ['too many questions', answer(429), 'leave'],
  ['a server in trouble', answer(503), 'leave'],
])('after %s the copy is to be: %s', (_what, given, fate) =>
  expect(cacheEffectOf(given)).toBe(fate),
)

test.each([
  ['/registry/demo', true],
  ['/registry', false],
  ['/registry/demo/more', false],
  ['/registry-settings', false],
  ['/dashboard', false],
  ['/api/registry/demo', false],
])('%s is a registry: %s', (pathname, is) => expect(isRegistry({ pathname })).toBe(is))

test.each([
  ['/assets/loader-a1.js', true],
  ['/images/abc-328.avif', true],
  ['/icons/category/cot.svg', true],
  ['/api/registry/demo/items', false],
  ['/images/../dashboard', false],
  ['/dashboard', false],
])('%s is a part of a page: %s', (path, is) => expect(isPublicFile(path)).toBe(is))
