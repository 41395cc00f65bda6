import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'
import { notificationPath } from './notification-path.ts'
import { pushService } from './push-service.ts'

const id = '0199a1b2-0000-7000-8000-000000000001'

test.each([
  [{ kind: 'contribution', id }, `/notification?highlight=${id}`],
  [{ kind: 'payment', id }, `/notification?highlight=${id}`],
  [{ kind: 'payments' }, '/dashboard'],
  [{ kind: 'offering', id }, '/dashboard?tab=gift-passing'],
  [{ kind: 'test' }, '/registry-settings'],
  [{ kind: 'contribution', id: '../evil' }, '/dashboard'],
  [{ kind: 'contribution', id: `${id}&x=//evil.example` }, '/dashboard'],
  [{ kind: 'contribution' }, '/dashboard'],
  [{ kind: 'constructor', id }, '/dashboard'],
  [{ kind: '__proto__', id }, '/dashboard'],
  [{ kind: 'https://evil.example', navigate: 'https://evil.example' }, '/dashboard'],
  ['https://evil.example', '/dashboard'],
  [null, '/dashboard'],
  [undefined, '/dashboard'],
])('notificationPath of %j is %s', (data, path) => {
  expect(notificationPath(data)).toBe(path)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'fcm', 'Chrome/Android'],
  ['https://fcm.googleapis.com/wp/abc', 'fcm', 'Chrome/Android'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'mozilla', 'Firefox'],
  ['https://eu.updates.push.services.mozilla.com/wpush/v2/abc', 'mozilla', 'Firefox'],
  ['https://wns2-pn1p.notify.windows.com/w/?token=abc', 'wns', 'Edge'],
  ['https://web.push.apple.com/QabC', 'apple', 'Unknown Device'],
  ['https://fcm.googleapis.com.evil.example/x', 'unknown', 'Unknown Device'],
  ['https://evil.example/fcm.googleapis.com', 'unknown', 'Unknown Device'],
  ['https://xnotify.windows.com/x', 'unknown', 'Unknown Device'],
  ['https://notify.windows.com/x', 'unknown', 'Unknown Device'],
  ['nothing', 'unknown', 'Unknown Device'],
])('%s is of %s, called %s', (endpoint, service, name) => {
  expect(pushService(endpoint)).toBe(service)
  expect(deviceName(endpoint)).toBe(name)
})
