import { describe, expect, test } from 'vitest'
import { decodeHtml } from './decode-html.ts'

const LATIN = Buffer.from('<p>Käse \xa3', 'latin1')
const GBK = Buffer.from([0xd3, 0xa4, 0xb6, 0xf9]) // 婴儿

describe('decodeHtml', () => {
  test.each([
    ['the header', Buffer.concat([Buffer.from('<p>'), GBK]), 'text/html; charset=GBK', '<p>婴儿'],
    ['a quoted header', GBK, 'text/html;charset="gb2312"', '婴儿'],
    ['the page', Buffer.concat([Buffer.from('<meta charset=gbk>'), GBK]), 'text/html', '婴儿'],
    [
      'the older form in the page',
      Buffer.concat([
        Buffer.from('<meta http-equiv=Content-Type content="text/html; charset=gbk">'),
        GBK,
      ]),
      '',
      '婴儿',
    ],
    [
      'the header before the page',
      Buffer.from('<meta charset=gbk>é'),
      'text/html; charset=utf-8',
      'é',
    ],
    [
      'the byte order mark before all',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('é', 'utf16le')]),
      'text/html; charset=gbk',
      'é',
    ],
    ['UTF-8 where nothing is said', Buffer.from('<p>₹ 婴儿'), 'text/html', '<p>₹ 婴儿'],
    ['windows-1252 where it is no UTF-8', LATIN, 'text/html', '<p>Käse £'],
    [
      'the page where the server calls Latin letters UTF-8',
      Buffer.concat([Buffer.from('<meta charset="iso-8859-1">'), LATIN]),
      'text/html; charset=utf-8',
      '<p>Käse £',
    ],
    [
      'UTF-8 with a letter cut in two',
      Buffer.concat([Buffer.from('<p>'), Buffer.from('é').subarray(0, 1), Buffer.from('婴儿')]),
      'text/html; charset=utf-8',
      '婴儿',
    ],
    ['a charset that nobody knows as none', Buffer.from('é'), 'text/html; charset=utf8mb4', 'é'],
    [
      'x-user-defined without a fall',
      Buffer.from('abc'),
      'text/html; charset=x-user-defined',
      'abc',
    ],
  ])('goes by %s', (_name, body, contentType, text) => {
    expect(decodeHtml(body, contentType).endsWith(text)).toBe(true)
  })
})
