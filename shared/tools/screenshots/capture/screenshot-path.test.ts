import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { screenshotPath } from './screenshot-path.ts'

const screenshot = {
  file: 'web/e2e/owner/settings.spec.ts',
  titles: ['on a phone, in the dark', 'saves “Name”'],
  state: 3,
  width: 390,
  scheme: 'dark',
}

describe('screenshotPath', () => {
  test('joins spec file, titles, state, width and scheme', () => {
    expect(screenshotPath(screenshot)).toBe(
      'web/e2e/owner/settings/on-a-phone-in-the-dark-saves-name-03-390-dark.png',
    )
  })

  test('shortens long titles and keeps them distinct', () => {
    const names = ['first', 'second'].map(end =>
      path.posix.basename(screenshotPath({ ...screenshot, titles: ['word '.repeat(80), end] })),
    )
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name.length).toBeLessThan(150)
  })
})
