import { describe, expect, test } from 'vitest'
import { networkOf } from './consume-limits.ts'

describe('networkOf', () => {
  test.each(['203.0.113.7', '::ffff:203.0.113.7'])('leaves the IPv4 address %s alone', ip => {
    expect(networkOf(ip)).toBe(ip)
  })

  test('gives all addresses of one /64 the same name, however they are written', () => {
    const same = ['2001:db8:0:0:a:b:c:d', '2001:db8::a:b:c:d', '2001:db8::7', '2001:db8::']
    expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:0:0']))
  })

  test('tells neighbours apart', () => {
    expect(networkOf('2001:db8:0:1::7')).not.toBe(networkOf('2001:db8:0:2::7'))
    expect(networkOf('::1')).toBe('0:0:0:0')
  })
})
