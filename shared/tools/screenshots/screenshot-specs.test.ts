import { describe, expect, test } from 'vitest'
import { isScreenshotSpec, selectScreenshotSpecs } from './screenshot-request.ts'

describe('isScreenshotSpec', () => {
  test.each([
    ['web/e2e/owner/settings.spec.ts', 'await expectAccessible(page)', true],
    ['web/e2e/owner/settings.spec.ts', 'await expectAccessibleInLooks(page)', true],
    ['web/e2e/owner/settings.spec.ts', 'const check = expectAccessible', true],
    ['web/e2e/owner/settings.spec.ts', 'await page.reload()', false],
    ['web/e2e/support/expect-accessible.ts', 'function expectAccessible(page) {}', false],
  ])('returns for %s with %j: %s', (path, text, expected) => {
    expect(isScreenshotSpec({ path, text })).toBe(expected)
  })
})

describe('selectScreenshotSpecs', () => {
  const specs = ['web/e2e/owner/settings.spec.ts', 'extension/e2e/popup.spec.ts']

  test('returns all spec files without words', () => {
    expect(selectScreenshotSpecs([], specs)).toEqual(specs)
  })

  test('returns the spec files whose path contains a word', () => {
    expect(selectScreenshotSpecs(['popup'], specs)).toEqual(['extension/e2e/popup.spec.ts'])
  })

  test('rejects a word that matches no spec file', () => {
    expect(() => selectScreenshotSpecs(['missing'], specs)).toThrow('No test file')
  })
})
