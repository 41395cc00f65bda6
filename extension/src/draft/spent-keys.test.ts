import { afterEach, describe, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { spendKey, usableKey } from './spent-keys.ts'

describe('a key', () => {
  afterEach(() => fakeBrowser.reset())

  test('is used until something was taken back under it', async () => {
    expect(await usableKey('first')).toBe('first')
    await spendKey('first')
    const second = await usableKey('first')
    expect(second).not.toBe('first')
    expect(await usableKey('first')).toBe(second)
    expect(await usableKey('other')).toBe('other')

    await spendKey(second)
    expect([await usableKey('first'), await usableKey(second)]).toEqual([
      await usableKey('first'),
      await usableKey('first'),
    ])
    expect(await usableKey('first')).not.toBe(second)
  })
})
