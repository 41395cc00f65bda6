import { describe, expect, test } from 'vitest'
import { ipPrefix, truncateIp } from './ip-prefix.ts'

describe('ipPrefix', () => {
  test('returns an IPv4 address unchanged, also when IPv4-mapped', () => {
    expect(ipPrefix('203.0.113.7')).toBe('203.0.113.7')
    expect(ipPrefix('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  test('returns the same prefix for all notations of one /64', () => {
    const same = ['2001:db8:0:0:a:b:c:d', '2001:DB8::a:b:c:d', '2001:0db8::7', '2001:db8::']
    expect(new Set(same.map(ipPrefix))).toEqual(new Set(['2001:db8:0:0']))
  })

  test('returns different prefixes for neighbouring networks', () => {
    expect(ipPrefix('2001:db8:0:1::7')).not.toBe(ipPrefix('2001:db8:0:2::7'))
    expect(ipPrefix('::1')).toBe('0:0:0:0')
  })
})

describe('truncateIp', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
  ])('takes %s for %s', (ip, network) => {
    expect(truncateIp(ip)).toBe(network)
  })

  test.each(['', 'unknown', 'mei@example.com', '203.0.113'])('returns undefined for %j', ip => {
    expect(truncateIp(ip)).toBeUndefined()
  })
})
