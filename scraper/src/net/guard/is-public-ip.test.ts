import { networkInterfaces } from 'node:os'
import { describe, expect, test } from 'vitest'
import { corpusCases } from '../../../../shared/test/corpus.ts'
import { isPublicIp } from './is-public-ip.ts'

const PUBLIC = ['8.8.8.8', '1.1.1.1', '172.15.255.255', '100.128.0.0', '168.63.129.15']
const PUBLIC_V6 = ['2606:4700:4700::1111', '2001:4860:4860::8888']

const PRIVATE = `
  0.0.0.0 10.0.0.1 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1
  172.31.255.255 192.0.0.192 192.0.2.1 192.168.1.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255
  168.63.129.16 :: ::1 ::7f00:1 ::808:808 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:7f00:1
  64:ff9b::7f00:1 64:ff9b::808:808 64:ff9b:1::1 2002:7f00:1:: 2002:808:808:: 2001:0:1::1 100::1
  2001:db8::1 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1 4000::1
`
const NO_ADDRESS = ['', 'localhost', 'example.com', '8.8.8.8.8', '256.1.1.1', '[::1]', '8.8.8.8/32']

describe('isPublicIp', () => {
  test.each([...PUBLIC, ...PUBLIC_V6])('returns true for %s', address => {
    expect(isPublicIp(address)).toBe(true)
  })

  test.each([...PRIVATE.trim().split(/\s+/), ...NO_ADDRESS])('refuses %s', address => {
    expect(isPublicIp(address)).toBe(false)
  })

  test('returns false for all IP addresses of this machine', () => {
    const own = Object.values(networkInterfaces()).flatMap(list => list ?? [])
    expect(own.filter(({ address }) => isPublicIp(address))).toEqual([])
  })

  test.each([
    ['8.8.4.4', '8.8.4.4'],
    ['2606:4700:4700::1001', '2606:4700:4700:0:0:0:0:1001'],
  ])('refuses the public address %s of this machine', (address, own) => {
    expect(isPublicIp(address, [own])).toBe(false)
    expect(isPublicIp(address, ['8.8.8.8'])).toBe(true)
  })

  const cases = corpusCases<{ ip: string; expect: string }>('security/ssrf-ssrf-guard-ips.json')
  test.skipIf(cases.length === 0)('agrees with the collected cases', () => {
    const wrong = cases.filter(
      one => one.expect !== 'either' && isPublicIp(one.ip) !== (one.expect === 'allowed'),
    )
    expect(wrong).toEqual([])
  })
})
