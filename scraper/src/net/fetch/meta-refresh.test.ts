import { describe, expect, test } from 'vitest'
import { metaRefreshTarget } from './meta-refresh.ts'

const BASE = new URL('https://s.lazada.sg/s.abc?c=w')
const refresh = (content: string) => `<html><head><meta http-equiv="refresh" content="${content}">`

describe('metaRefreshTarget', () => {
  test.each([
    ['0;url=https://www.lazada.sg/p-i1.html', 'https://www.lazada.sg/p-i1.html'],
    [
      '0; URL=https://www.lazada.sg/p-i1.html?a=1&amp;b=2',
      'https://www.lazada.sg/p-i1.html?a=1&b=2',
    ],
    ["1, url='/p-i1.html'", 'https://s.lazada.sg/p-i1.html'],
    ['0.5; p-i1.html', 'https://s.lazada.sg/p-i1.html'],
    ['5;url=//www.lazada.sg/', 'https://www.lazada.sg/'],
  ])('reads %s', (content, target) => {
    expect(metaRefreshTarget(refresh(content), BASE)).toBe(target)
  })

  test.each([
    ['a reload', refresh('0')],
    ['a refresh to itself', refresh('0;url=https://s.lazada.sg/s.abc?c=w')],
    ['a refresh after a while', refresh('30;url=/other')],
    ['one for browsers without scripts', `<noscript>${refresh('0;url=/nojs')}</noscript>`],
    ['another pragma', '<meta http-equiv="content-type" content="0;url=/x">'],
    ['a page without any', '<h1>Stroller</h1>'],
  ])('stays on a page with %s', (_name, html) => {
    expect(metaRefreshTarget(html, BASE)).toBeUndefined()
  })
})
