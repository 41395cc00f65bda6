import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { toMajor } from '@registry/shared/money/to-minor'
import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import type { ExtractedProduct } from '@registry/shared/retailers/product'

const USAGE = 'Usage: extract <page.html> --url <url> | extract --index <index.json>'

/** Extracts the product of a saved page, or of all pages of an index, and prints it as JSON. */
function main(): void {
  const { values, positionals } = readArguments()
  const [file, ...more] = positionals
  const isIndex = values.index !== undefined && !file && values.url === undefined
  if (isIndex && values.index) extractIndex(values.index)
  else if (file && more.length === 0 && values.url !== undefined) extractPage(file, values.url)
  else fail(USAGE)
}

function extractPage(file: string, url: string): void {
  if (!URL.canParse(url)) fail(`Not a web address: ${url}`)
  console.log(JSON.stringify(extractProduct(cheerioPage(read(file), url)), null, 2))
}

function readArguments(): { values: { url?: string; index?: string }; positionals: string[] } {
  const given = process.argv.slice(2)
  const args = given[0] === '--' ? given.slice(1) : given
  try {
    const options = { url: { type: 'string' }, index: { type: 'string' } } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    return fail(USAGE)
  }
}

function extractIndex(index: string): void {
  for (const { file, url } of readIndex(index)) {
    if (!/\.html?$/i.test(file)) continue
    const html = read(resolve(dirname(index), file))
    const start = performance.now()
    const product = extractProduct(cheerioPage(html, url))
    console.log(JSON.stringify(toLine(file, url, product, performance.now() - start)))
  }
}

function toLine(file: string, url: string, product: ExtractedProduct, ms: number): object {
  const { status, name, price, images, description, category, rules, confidence } = product
  const amount = price && toMajor(price.minor, price.currency)
  const currency = price?.currency ?? null
  const rounded = Math.round(ms * 10) / 10
  return {
    file,
    url,
    status,
    name,
    price: amount,
    currency,
    images,
    description,
    category,
    rules,
    confidence,
    ms: rounded,
  }
}

function readIndex(index: string): { file: string; url: string }[] {
  const text = read(index)
  try {
    const pages: unknown = JSON.parse(text).pages
    if (Array.isArray(pages)) return pages.flatMap(toEntry)
  } catch {
    return fail(`Not JSON: ${index}`)
  }
  return fail(`No list of pages in ${index}`)
}

function toEntry(page: unknown): { file: string; url: string }[] {
  if (typeof page !== 'object' || page === null || !('file' in page)) return []
  if (typeof page.file !== 'string') return []
  return [{ file: page.file, url: 'url' in page && typeof page.url === 'string' ? page.url : '' }]
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return fail(`Cannot read ${file}`)
  }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

main()
