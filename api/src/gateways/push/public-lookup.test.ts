import type { LookupAddress } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { corpusCases } from '../../../../shared/test/corpus.ts'
import { isPublicIp, publicLookup } from './public-lookup.ts'

describe('an address', () => {
  test.each(['8.8.8.8', '142.250.4.95', '172.15.255.255', '2606:4700:4700::1111'])(
    '%s is public',
    address => expect(isPublicIp(address)).toBe(true),
  )

  test.each(
    `0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1
     198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 168.63.129.16 :: ::1 ::7f00:1 ::ffff:127.0.0.1
     ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:1::1 2001:db8::1 3fff::1 fc00::1 fe80::1 ff02::1`
      .trim()
      .split(/\s+/),
  )('%s is not', address => expect(isPublicIp(address)).toBe(false))

  const cases = corpusCases<{ ip: string; expect: string }>('security/ssrf-ssrf-guard-ips.json')
  test.skipIf(cases.length === 0)('is classified like the collected cases', () => {
    const wrong = cases.filter(
      ({ ip, expect: kind }) => kind === 'blocked' && isPublicIp(ip.replace(/%.*$/, '')),
    )
    expect(wrong).toEqual([])
  })
})

describe('a name', () => {
  const lookUp = (addresses: LookupAddress[], all = false) =>
    new Promise<unknown>(done => {
      const lookup = publicLookup((_name, _options, answer) => answer(null, addresses))
      lookup('push.example', { all }, (error, found, family) =>
        done(error ? error.code : family ? [found, family] : found),
      )
    })
  const [inside, outside] = [
    { address: '10.0.0.1', family: 4 },
    { address: '8.8.8.8', family: 4 },
  ]

  test('is resolved when all its IP addresses are public', async () => {
    expect(await lookUp([outside])).toEqual(['8.8.8.8', 4])
    expect(await lookUp([outside], true)).toEqual([outside])
  })

  test('is rejected when an IP address is private or none exists', async () => {
    expect(await lookUp([outside, inside])).toBe('PRIVATE_ADDRESS')
    expect(await lookUp([inside], true)).toBe('PRIVATE_ADDRESS')
    expect(await lookUp([])).toBe('PRIVATE_ADDRESS')
  })
})
