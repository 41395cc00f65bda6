import { createServer } from 'node:http'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listen } from '../../../shared/test/listen.ts'
import { share } from '../../../shared/test/share.ts'
import { corpusFiles } from '../../test/corpus.ts'
import { forgedPng } from '../../test/forged-png.ts'
import { encodeImage } from './encode-image.ts'

const RASTER = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'])
const FOLDERS = ['xss-images', 'ssrf-svg', 'images-hostile', 'images-sharp']
const corpus = FOLDERS.flatMap(folder => corpusFiles(`security/${folder}`))

let asked = 0
const canary = share(() =>
  listen(
    createServer((_request, response) => {
      asked += 1
      response.end()
    }),
  ),
)

const nestedUses = () => {
  const level = (depth: number) =>
    `<g id="g${depth}">${`<use href="#g${depth - 1}"/>`.repeat(10)}</g>`
  const groups = Array.from({ length: 8 }, (_none, index) => level(index + 1)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><defs><path id="g0" d="M0 0h9v9z"/>${groups}</defs><use href="#g8"/></svg>`
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1e6b4e' } })

const bombs: [string, () => Buffer | string | Promise<Buffer>][] = [
  ['a PNG of 30,000 by 30,000 pixels', () => forgedPng(30_000, 30_000, 100)],
  ['a PNG of 16,000 by 16,000 pixels', () => forgedPng(16_000, 16_000, 100)],
  [
    'a PNG whose header says 2,147,483,647 pixels a side',
    () => forgedPng(0x7fffffff, 0x7fffffff, 0),
  ],
  [
    'an SVG of 100,000 pixels a side',
    () => '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
  ],
  ['an SVG of nested uses', nestedUses],
  [
    'an SVG that fetches',
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><image href="${canary.url}/a.png" width="200" height="200"/></svg>`,
  ],
  ['an AVIF of 3,000 by 3,000 pixels', () => flat(3000, 3000).avif({ effort: 0 }).toBuffer()],
  [
    'a JPEG in scans of 4,500 pixels a side',
    () => flat(4500, 4500).jpeg({ progressive: true }).toBuffer(),
  ],
  ['a GIF of 4,500 by 4,500 pixels', () => flat(4500, 4500).gif({ effort: 1 }).toBuffer()],
  ['a PDF', () => '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'],
  ['a page that is called a picture', () => '<!doctype html><title>Gone</title>'],
  ['nothing', () => ''],
]

describe('hostile files', () => {
  test.each(bombs)('rejects %s', async (_what, make) => {
    const bytes = Buffer.from(await make())
    await expect(encodeImage(bytes)).rejects.toThrow()
    expect(asked).toBe(0)
  })
})

describe.skipIf(corpus.length === 0)('collected hostile and odd pictures', () => {
  type Encoded = Awaited<ReturnType<typeof encodeImage>>
  const results = new Map<string, Promise<Encoded | undefined>>()

  /** Encodes a file once for all tests; undefined when it is rejected. */
  function encodeOnce({ name, bytes }: (typeof corpus)[number]): Promise<Encoded | undefined> {
    const result = results.get(name) ?? encodeImage(bytes).catch(() => undefined)
    results.set(name, result)
    return result
  }

  test.each(corpus)('$name is rejected or re-encoded without metadata', async file => {
    const { name } = file
    const made = await encodeOnce(file)
    if (made === undefined) return
    expect(RASTER).toContain(name.split('.').at(-1)?.toLowerCase())
    const { webp, width, height } = made
    const { format, exif, xmp, icc, iptc, comments, pages } = await sharp(webp).metadata()
    expect({ format, exif, xmp, icc, iptc, comments, pages }).toEqual({ format: 'webp' })
    expect(Math.max(width, height)).toBeLessThanOrEqual(960)
  })

  test('are not all rejected', async () => {
    const made = await Promise.all(corpus.map(encodeOnce))
    const drawn = made.filter(image => image !== undefined).length
    expect(drawn).toBeGreaterThan(20)
    expect(drawn).toBeLessThan(corpus.length)
  })
})
