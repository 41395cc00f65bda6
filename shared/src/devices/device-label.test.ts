import { describe, expect, test } from 'vitest'
import { deviceLabel, extensionLabel } from './device-label.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

describe('deviceLabel', () => {
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`, 'Chrome on Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/140.0`,
      'Edge on Windows',
    ],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${BLINK} Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${APPLE} Version/19.0 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox on Mac',
    ],
    ['curl/8.5.0', 'Unknown browser'],
    ['', 'Unknown browser'],
  ])('%s', (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label))
})

describe('extensionLabel', () => {
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`, 'Chrome, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
    ['', 'Unknown browser'],
  ])('%s', (userAgent, label) => expect(extensionLabel(userAgent)).toBe(`QuickAdd on ${label}`))
})
