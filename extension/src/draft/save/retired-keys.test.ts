import { afterEach, describe, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { resolveKey, retireKey } from './retired-keys.ts'

describe('resolveKey', () => {
  afterEach(() => fakeBrowser.reset())

  test('returns the same replacement of a retired key each time', async () => {
    expect(await resolveKey('first')).toBe('first')
    await retireKey('first')
    const second = await resolveKey('first')
    expect(second).not.toBe('first')
    expect(await resolveKey('first')).toBe(second)
    expect(await resolveKey('other')).toBe('other')

    await retireKey(second)
    expect([await resolveKey('first'), await resolveKey(second)]).toEqual([
      await resolveKey('first'),
      await resolveKey('first'),
    ])
    expect(await resolveKey('first')).not.toBe(second)
  })
})
