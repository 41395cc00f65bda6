import { describe, expect, test } from 'vitest'
import { parseStoreUrl, parseStoreUrls } from './extension-store.ts'

const chrome = 'https://chromewebstore.google.com/detail/quickadd/abcdefghijklmnopabcdefghijklmnop'
const firefox = 'https://addons.mozilla.org/firefox/addon/quickadd/'

describe('parseStoreUrls', () => {
  test('returns known stores in a fixed order', () => {
    expect(parseStoreUrls([firefox, chrome])).toEqual([
      { browser: 'Chrome', url: chrome },
      { browser: 'Firefox', url: firefox },
    ])
    expect(parseStoreUrls([])).toEqual([])
  })

  test.each([
    'http://addons.mozilla.org/x',
    'https://addons.mozilla.org.evil.example/x',
    'https://addons.mozilla.org@evil.example/',
    'https://someone@addons.mozilla.org/',
    'javascript:alert(1)',
    'addons.mozilla.org',
  ])('ignores %s', url => {
    expect(parseStoreUrl(url)).toBeUndefined()
  })
})
