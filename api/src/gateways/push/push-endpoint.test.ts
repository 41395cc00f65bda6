import { describe, expect, test } from 'vitest'
import { isPushEndpoint } from './push-endpoint.ts'

const NONE = new Set<string>()

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com:443/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://eu.updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://eu.web.push.apple.com/abc',
])('%s is a push service', endpoint => {
  expect(isPushEndpoint(endpoint, NONE)).toBe(true)
})

test.each([
  '',
  'nothing',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:word@fcm.googleapis.com/x',
  'https://fcm.googleapis.com./x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/https://fcm.googleapis.com/x',
  'https://evil.example#fcm.googleapis.com',
  'https://evilfcm.googleapis.com/x',
  'https://storage.googleapis.com/x',
  'https://notify.windows.com/x',
  'https://evilnotify.windows.com/x',
  'https://push.apple.com.evil.example/x',
  'https://evilpush.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  'https://localhost/x',
  'ftp://fcm.googleapis.com/x',
  `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
])('%s is none', endpoint => {
  expect(isPushEndpoint(endpoint, NONE)).toBe(false)
})

describe('a host that tests let pass', () => {
  const allowed = new Set(['127.0.0.1:4000', '[::1]:443'])

  test.each([
    ['https://127.0.0.1:4000/x', true],
    ['https://[::1]/x', true],
    ['https://127.0.0.1:4001/x', false],
    ['https://127.0.0.1/x', false],
    ['http://127.0.0.1:4000/x', false],
    ['https://user@127.0.0.1:4000/x', false],
  ])('%s: %s', (endpoint, isAllowed) => {
    expect(isPushEndpoint(endpoint, allowed)).toBe(isAllowed)
  })
})
