import { describe, expect, test } from 'vitest'
import { deviceName } from './device-name.ts'
import { pushService } from './push-service.ts'

describe('deviceName by push service', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/a', 'Chrome/Android'],
    ['https://wns2-sg2p.notify.windows.com/w/?token=a', 'Edge'],
    ['https://updates.push.services.mozilla.com/wpush/v2/a', 'Firefox'],
    ['https://web.push.apple.com/a', 'Unknown Device'],
    ['https://push.example.com/fcm/wns/mozilla', 'Unknown Device'],
    ['not an address', 'Unknown Device'],
  ])('%s: %s', (endpoint, name) => expect(deviceName(endpoint)).toBe(name))
})

describe('pushService is unknown for a similar host', () => {
  test.each([
    'https://fcm.googleapis.com./a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil.example/#@fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/a',
    'https://evilnotify.windows.com/a',
    'https://fcm.googleapis.cоm/a',
    'https://push.apple.com.evil.example/a',
    'https://x.push.apple.com./a',
  ])('%s', endpoint => expect(pushService(endpoint)).toBe('unknown'))
})
