import { describe, expect, test } from 'vitest'
import { pairedCode } from './paired-code.ts'

const REGISTRY = 'https://registry.example'
const CODE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

describe('the code of a confirmed pairing', () => {
  test('stands behind # on the page of the registry', () => {
    expect(pairedCode(`${REGISTRY}/extension#paired=${CODE}`, REGISTRY)).toBe(CODE)
    expect(pairedCode(`${REGISTRY}:443/extension?a=b#paired=${CODE}`, REGISTRY)).toBe(CODE)
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
  ])('is not taken from %s', (_, address) => {
    expect(pairedCode(address, REGISTRY)).toBeUndefined()
  })
})
