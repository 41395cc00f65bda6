import { describe, expect, test } from 'vitest'
import { corpusCases } from '../../../../shared/test/corpus.ts'
import { FetchError } from '../fetch-error.ts'
import { checkUrl } from './check-url.ts'

const RULES = { allowedHosts: new Set<string>(), ownHost: 'gifts.example.com' }

function codeOf(address: string, rules: typeof RULES = RULES): string {
  try {
    return checkUrl(address, rules).href
  } catch (error) {
    return error instanceof FetchError ? error.code : `crash: ${error}`
  }
}

describe('checkUrl', () => {
  test.each([
    ['https://shop.example.com/p/1?a=b', 'https://shop.example.com/p/1?a=b'],
    ['http://shop.example.com:80/', 'http://shop.example.com/'],
    ['http://shop.example.com:443/', 'http://shop.example.com:443/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
    ['https://babycity.sg./x', 'https://babycity.sg./x'],
  ])('takes %s', (address, href) => {
    expect(codeOf(address)).toBe(href)
  })

  test.each([
    '',
    'shop.example.com',
    'ftp://shop.example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user@shop.example.com/',
    'https://user:word@shop.example.com/',
    'https://shop.example.com:99999/',
  ])('calls %s no address', address => {
    expect(codeOf(address)).toBe('INVALID_URL')
  })

  test('accepts 2,048 characters and rejects 2,049', () => {
    const longest = `https://shop.example.com/${'a'.repeat(2_048 - 'https://shop.example.com/'.length)}`
    expect(codeOf(longest)).toBe(longest)
    expect(codeOf(`${longest}a`)).toBe('INVALID_URL')
  })

  test.each([
    'http://localhost/',
    'http://localhost./',
    'http://intranet/',
    'https://shop.example.com:8443/',
    'http://shop.example.com:22/',
    'http://gifts.example.com/',
    'http://gifts.example.com./',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
  ])('forbids %s', address => {
    expect(codeOf(address)).toBe('FORBIDDEN_ADDRESS')
  })

  test('allows only the named hosts with onlyAllowedHosts', () => {
    const rules = { allowedHosts: new Set(['127.0.0.1:4000']), onlyAllowedHosts: true }
    expect(checkUrl('http://127.0.0.1:4000/x', rules).pathname).toBe('/x')
    expect(() => checkUrl('https://shop.example.com/', rules)).toThrow()
    expect(() => checkUrl('http://93.184.216.34/', rules)).toThrow()
  })

  test('allows a named host:port, but no other port', () => {
    const rules = { ...RULES, allowedHosts: new Set(['127.0.0.1:4000', '::1:4001']) }
    expect(codeOf('http://127.0.0.1:4000/a', rules)).toBe('http://127.0.0.1:4000/a')
    expect(codeOf('http://[::1]:4001/a', rules)).toBe('http://[::1]:4001/a')
    expect(codeOf('http://127.0.0.1:4002/a', rules)).toBe('FORBIDDEN_ADDRESS')
  })

  interface UrlCase {
    input: string
    base: string | null
    href?: string
  }
  const cases = corpusCases<UrlCase>('security/url-whatwg.json')
  test.skipIf(cases.length === 0)('parses all collected URLs like the standard', () => {
    // Only URLs that the standard accepts: Node accepts three malformed xn-- hosts.
    const parsed = cases.filter(one => one.base === null && one.href !== undefined)
    const wrong = parsed.filter(({ input, href }) => {
      const got = codeOf(input)
      return got !== href && got !== 'INVALID_URL' && got !== 'FORBIDDEN_ADDRESS'
    })
    expect(wrong).toEqual([])
    expect(parsed.some(({ input, href }) => codeOf(input) === href)).toBe(true)
  })
})
