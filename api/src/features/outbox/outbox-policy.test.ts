import { describe, expect, test } from 'vitest'
import { hasOutbox, isLocalRequest } from './outbox-policy.ts'

const local = {
  smtpUrl: undefined,
  publicUrl: 'http://localhost:3000',
  isExplicitProduction: false,
  trustProxy: 0,
}

describe('hasOutbox', () => {
  test.each([
    ['on this machine', {}, true],
    ['at an IPv4 loopback address', { publicUrl: 'http://127.0.0.2:3000' }, true],
    ['at the IPv6 loopback address', { publicUrl: 'http://[::1]:3000' }, true],
    ['with a mail server', { smtpUrl: 'smtp://127.0.0.1' }, false],
    ['in production', { isExplicitProduction: true }, false],
    ['behind a proxy', { trustProxy: 1 }, false],
    ['at a public address', { publicUrl: 'https://registry.example' }, false],
    ['at an address in the house', { publicUrl: 'http://192.168.1.7:3000' }, false],
    ['at a name that begins like this machine', { publicUrl: 'http://localhost.example' }, false],
    ['at a name that begins like its address', { publicUrl: 'http://127.0.0.1.example' }, false],
  ])('%s', (_, values, expected) => {
    expect(hasOutbox({ ...local, ...values })).toBe(expected)
  })
})

describe('isLocalRequest', () => {
  test.each([
    ['loopback', '127.0.0.1', { host: 'localhost:3000' }, true],
    ['loopback in IPv6', '::1', { host: '[::1]:3000' }, true],
    ['IPv4 in IPv6', '::ffff:127.0.0.1', { host: '127.0.0.1' }, true],
    ['the house', '192.168.1.7', { host: 'localhost:3000' }, false],
    ['the house in IPv6', '::ffff:192.168.1.7', { host: 'localhost:3000' }, false],
    ['a name that resolves to loopback', '127.0.0.1', { host: 'evil.example:3000' }, false],
    ['no name', '127.0.0.1', {}, false],
    ['a proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, false],
    ['a polite proxy', '127.0.0.1', { host: 'localhost', via: '1.1 front' }, false],
    ['a broken connection', undefined, { host: 'localhost' }, false],
  ])('%s', (_, remoteAddress, headers, expected) => {
    expect(isLocalRequest({ remoteAddress, headers, httpVersion: '1.1' })).toBe(expected)
  })

  test('returns false for a proxy that adds no headers', () => {
    const call = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }
    expect(isLocalRequest({ ...call, httpVersion: '1.0' })).toBe(false)
  })
})
