import { describe, expect, test } from 'vitest'
import { parsePairedUrl } from './parse-paired-url.ts'

const REGISTRY = 'https://registry.example'
const CODE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

describe('parsePairedUrl', () => {
  test("returns the code in the fragment of the registry's page", () => {
    expect(parsePairedUrl(`${REGISTRY}/extension#paired=${CODE}`, REGISTRY)).toBe(CODE)
    expect(parsePairedUrl(`${REGISTRY}:443/extension?a=b#paired=${CODE}`, REGISTRY)).toBe(CODE)
  })

  test.each([
    ['another site', `https://evil.example/extension#paired=${CODE}`],
    ['a site below it', `https://a.registry.example/extension#paired=${CODE}`],
    [
      'a site that begins like it',
      `https://registry.example.evil.example/extension#paired=${CODE}`,
    ],
    ['another scheme', `http://registry.example/extension#paired=${CODE}`],
    ['another port', `${REGISTRY}:8443/extension#paired=${CODE}`],
    [
      'credentials before another host',
      `https://registry.example@evil.example/extension#paired=${CODE}`,
    ],
    ['a page of the browser', `view-source:${REGISTRY}/extension#paired=${CODE}`],
    ['another page', `${REGISTRY}/registry/demo#paired=${CODE}`],
    ['a page below it', `${REGISTRY}/extension/more#paired=${CODE}`],
    ['a query', `${REGISTRY}/extension?paired=${CODE}`],
    ['another mark', `${REGISTRY}/extension#connect=${CODE}`],
    ['no code', `${REGISTRY}/extension#paired=`],
    ['half a code', `${REGISTRY}/extension#paired=${CODE.slice(1)}`],
    ['more than a code', `${REGISTRY}/extension#paired=${CODE}&x=1`],
    ['nothing', ''],
  ])('returns undefined for %s', (_, address) => {
    expect(parsePairedUrl(address, REGISTRY)).toBeUndefined()
  })
})
