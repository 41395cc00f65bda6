import { expect, test } from 'vitest'
import { notificationTarget } from './notification-target.ts'

const id = '0199a1b2-0000-7000-8000-000000000001'
const pushed = (data: unknown, navigate = 'https://registry.example/dashboard') => ({
  web_push: 8030,
  notification: { title: 'New Contribution', navigate, data },
})

test.each([
  ['a contribution', pushed({ kind: 'contribution', id }), `/notification?highlight=${id}`],
  ['its data alone', { kind: 'contribution', id }, `/notification?highlight=${id}`],
  ['a payment', pushed({ kind: 'payment', id }), `/notification?highlight=${id}`],
  ['several payments', pushed({ kind: 'payments' }), '/dashboard'],
  [
    'another address',
    pushed({ kind: 'contribution', id }, 'https://evil.example'),
    `/notification?highlight=${id}`,
  ],
  ['an address alone', pushed('https://evil.example', 'https://evil.example'), '/dashboard'],
  ['an id that is none', pushed({ kind: 'contribution', id: '//evil.example' }), '/dashboard'],
  ['no data', { notification: { title: 'x' } }, '/dashboard'],
  ['no notification', { notification: null }, '/dashboard'],
  ['a text', '//evil.example', '/dashboard'],
  ['nothing', undefined, '/dashboard'],
])('%s leads to an address of our own', (_what, payload, path) => {
  expect(notificationTarget(payload)).toBe(path)
  expect(new URL(path, 'https://registry.example').origin).toBe('https://registry.example')
})
