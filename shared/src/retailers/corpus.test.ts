import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { domOf } from '../../test/dom-of.ts'
import { toMajor } from '../money/to-minor.ts'
import { cheerioPage } from '../parsed-page/cheerio-page.ts'
import { domPage } from '../parsed-page/dom-page.ts'
import { extractProduct } from './extract-product.ts'

const corpus = resolve(
  process.env.CORPUS_DIR ?? resolve(import.meta.dirname, '../../../../shared/data'),
  'pages',
)
const isThere = existsSync(join(corpus, 'index.json'))
if (!isThere) process.stdout.write(`skipped: no saved pages in ${corpus}\n`)

interface Entry {
  file: string
  url: string | null
}
interface Share {
  right: number
  of: number
  percent: number
}
interface Score {
  all: Record<'name' | 'pair' | 'image' | 'all', Share> & { wrongPriceWhereNone: { wrong: number } }
  refused: Record<'nonProducts' | 'botWalls' | 'shells', Share>
}

describe.skipIf(!isThere)('extractProduct on saved pages of real shops', () => {
  test('reaches the required accuracy of names, prices and images', () => {
    const { all, refused } = score()
    process.stdout.write(
      `name ${show(all.name)}, price ${show(all.pair)}, picture ${show(all.image)}, all ${show(all.all)}\n`,
    )
    expect(all.name.percent).toBeGreaterThanOrEqual(96)
    expect(all.pair.percent).toBeGreaterThanOrEqual(96)
    expect(all.image.percent).toBeGreaterThanOrEqual(97)
    expect(all.all.percent).toBeGreaterThanOrEqual(94)
    expect(all.wrongPriceWhereNone.wrong).toBe(0)
    expect(refused.nonProducts.percent).toBe(100)
    expect(refused.botWalls.percent).toBe(100)
    expect(refused.shells.percent).toBe(100)
  })

  test.each([
    [
      'daraz-np-capri.html',
      'https://www.daraz.com.np/products/womens-cotton-printed-capri-slc-20-i131999414-s1039783631.html',
      "Women's Cotton Printed Capri (SLC-20)",
      { minor: 30_000, currency: 'NPR' },
    ],
    [
      'shopee-sg-drscholl.html',
      undefined,
      'Dr. Scholl Medi Qtto Outside Sheer Stockings Nature Nude ★Direct From Japan★',
      { minor: 2725, currency: 'SGD' },
    ],
  ])('reads %s alike from HTML and from a DOM', (file, address, name, price) => {
    const html = readFileSync(join(corpus, file), 'utf8')
    const url = address ?? entries().find(entry => entry.file === file)?.url ?? ''
    const fromHtml = extractProduct(cheerioPage(html, url))
    const fromDom = extractProduct(domPage(domOf(html), { url }))
    expect(fromHtml).toMatchObject({ status: 'ok', name, price })
    expect(fromDom).toEqual(fromHtml)
  })

  test.each([
    [
      'shopee-pdp-id.json',
      'https://shopee.co.id/product/177400943/28618475570',
      { minor: 17_990_000, currency: 'IDR' },
      8,
      'ok',
    ],
    [
      'shopee-pdp-vn.json',
      'https://shopee.vn/product/868047560/40113598149',
      { minor: 99_000, currency: 'VND' },
      9,
      'partial', // its variants cost 99,000 to 119,000, and none is selected
    ],
  ])('reads the response %s from the main world', (file, url, price, images, status) => {
    const pageState: unknown = JSON.parse(readFileSync(join(corpus, file), 'utf8'))
    const product = extractProduct(cheerioPage('<div id="main"></div>', url), { pageState })
    expect(product).toMatchObject({ status, retailer: 'shopee', price })
    expect(product.images).toHaveLength(images)
  })
})

function entries(): Entry[] {
  return (JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8')) as { pages: Entry[] }).pages
}

/** Scores with the corpus's own program, so that the figures are comparable. */
function score(): Score {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  const results = join(folder, 'results.jsonl')
  try {
    writeFileSync(
      results,
      entries()
        .filter(({ file }) => file.endsWith('.html'))
        .map(toLine)
        .join('\n'),
    )
    const args = [join(corpus, 'score.mjs'), join(corpus, 'index.json'), results, '--json']
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Score
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function toLine({ file, url }: Entry): string {
  const page = cheerioPage(readFileSync(join(corpus, file), 'utf8'), url ?? '')
  const { status, name, price, images } = extractProduct(page)
  const amount = price && toMajor(price.minor, price.currency)
  return JSON.stringify({
    file,
    status,
    name,
    price: amount,
    currency: price?.currency ?? null,
    images,
  })
}

function show({ percent, right, of }: Share): string {
  return `${percent} % (${right}/${of})`
}
