import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { launchArguments } from './launch-arguments.ts'

const { resolve } = createRequire(import.meta.resolve('playwright'))

test('the arguments of Chromium disable every feature that Playwright disables', () => {
  const source = readFileSync(resolve('playwright-core/lib/coreBundle'), 'utf8')
  const [, list = ''] = /disabledFeatures = \[(.*?)\]\.filter/s.exec(source) ?? []
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(features.length).toBeGreaterThan(10)
  const disabled = launchArguments.findLast(each => each.startsWith('--disable-features='))
  expect(disabled?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(features))
})
