import { expect, test } from 'vitest'
import { isOutdated } from './is-outdated.ts'

const script = 'https://registry.example/assets/app-a1.js'
const page = (file: string) =>
  `<script type="module" async src="/assets/prefetch-dashboard-x.js"></script><script type="module" crossorigin src="/assets/${file}"></script>`

test.each([
  ['the same release', page('app-a1.js'), false],
  ['another release', page('app-b2.js'), true],
  ['a name that only begins alike', page('app-a1.js.js'), true],
  ['no page of ours', '<h1>Log in to the hotel network</h1>', false],
  ['nothing', '', false],
])('%s: %s is outdated: %s', (_what, html, expected) => {
  expect(isOutdated(html, script)).toBe(expected)
})
