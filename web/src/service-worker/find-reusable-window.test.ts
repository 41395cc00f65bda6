import { expect, test } from 'vitest'
import { findReusableWindow } from './find-reusable-window.ts'

const origin = 'https://registry.example'
const target = new URL('/notification?highlight=1', origin)
const at = (path: string, focused = false) => ({
  url: new URL(path, origin).href,
  focused,
  visibilityState: focused ? 'visible' : 'hidden',
})
const chosen = (...windows: ReturnType<typeof at>[]) => findReusableWindow(windows, target)?.url

test.each([
  ['the one that shows it already', [at('/dashboard', true), at(target.href)], target.href],
  ['the one in front', [at('/dashboard'), at('/to-confirm', true)], `${origin}/to-confirm`],
  ['another notification', [at('/notification?highlight=2')], `${origin}/notification?highlight=2`],
  ['none that gives', [at('/registry/demo', true)], undefined],
  ['none with a form', [at('/share-product', true), at('/registry-settings')], undefined],
  ['none of another origin', [at('https://evil.example/dashboard', true)], undefined],
  ['none that is no page', [at('about:blank')], undefined],
  ['none where there is none', [], undefined],
])('a click takes %s', (_what, windows, url) => {
  expect(chosen(...windows)).toBe(url)
})
