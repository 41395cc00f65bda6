import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ALL_RETAILERS } from '@registry/shared/retailers/all-retailers'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../run-tool.ts'
import { addRetailer } from './add-retailer.ts'
import { parseNewRetailer } from './new-retailer.ts'

const SHOP = {
  name: "Mum & Bub's Nest",
  host: 'mumandbub.com.sg',
  id: 'mum-bubs-nest',
  variable: 'mumBubsNest',
}

describe('parseNewRetailer', () => {
  test('parses a name and a pasted URL', () => {
    const words = ["Mum & Bub's Nest", 'https://www.mumandbub.com.sg/products/cot']
    expect(parseNewRetailer(words, ALL_RETAILERS)).toEqual(SHOP)
  })

  test.each([
    [[], /^Usage:/],
    [['Baby Shop'], /^Usage:/],
    [['Baby', 'Shop', 'babyshop.com.sg'], /^Usage:/],
    [['Baby Shop', 'babyshop'], /^Not a host: babyshop/],
    [['Baby Shop', 'baby shop.sg'], /^Not a host/],
    [['../../etc', 'babyshop.com.sg'], /^Not a shop's name/],
    [["X'; process.exit()", 'babyshop.com.sg'], /^Not a shop's name/],
    [['3 Bears', 'babyshop.com.sg'], /^Not a shop's name/],
    [['IKEA', 'ikea.example'], /^IKEA is there already/],
    [['Lazada Mall', 'www.lazada.sg'], /^Lazada is there already/],
  ])('returns an error message for %j', (words, sentence) => {
    expect(parseNewRetailer(words, ALL_RETAILERS)).toMatch(sentence)
  })
})

describe('addRetailer', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-retailer-'))
  afterAll(() => rmSync(copy, { recursive: true }))

  test('adds a listed, formatted retailer that matches its fixtures', () => {
    cpSync(path.join(root, 'shared/src'), path.join(copy, 'shared/src'), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
    writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }')

    const files = addRetailer(copy, SHOP)

    expect(files).toContain('shared/src/retailers/mum-bubs-nest/mum-bubs-nest.ts')
    for (const file of files.filter(name => !name.endsWith('.html'))) {
      const text = readFileSync(path.join(copy, file), 'utf8')
      expect(formatted(file, text), file).toBe(text)
    }
    const { ids, cases } = readCopy(copy)
    expect(ids).toContain(SHOP.id)
    expect(cases).toHaveLength(2)
    for (const { product, expected } of cases) expect(product).toMatchObject(expected)
    expect(() => addRetailer(copy, SHOP)).toThrow(/EEXIST/)
  })
})

test('main.ts prints an existing section of the documents', () => {
  const source = readFileSync(path.join(root, 'shared/tools/new-retailer/main.ts'), 'utf8')
  const [, file = '', heading] = /Next: ([\w/-]+\.md)#(\w+)/.exec(source) ?? []
  const document = readFileSync(path.join(root, file), 'utf8')
  expect(document).toMatch(new RegExp(`^## ${heading}$`, 'im'))
})

function formatted(file: string, input: string): string {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'check', '--write', `--stdin-file-path=${file}`]
  return execFileSync(process.execPath, args, { cwd: root, input, encoding: 'utf8' })
}

interface Copy {
  ids: string[]
  cases: { product: object; expected: object }[]
}

/** Extracts the fixtures with the code of the copy, in a separate process. */
function readCopy(copy: string): Copy {
  const script = `
    import { readFileSync } from 'node:fs'
    import { cheerioPage } from './shared/src/parsed-page/cheerio-page.ts'
    import { ALL_RETAILERS } from './shared/src/retailers/all-retailers.ts'
    import { extractProduct } from './shared/src/retailers/extract-product.ts'
    const cases = ['product', 'category'].map(name => {
      const file = './shared/src/retailers/${SHOP.id}/' + name
      const { url, expected } = JSON.parse(readFileSync(file + '.json', 'utf8'))
      return { expected, product: extractProduct(cheerioPage(readFileSync(file + '.html', 'utf8'), url)) }
    })
    console.log(JSON.stringify({ ids: ALL_RETAILERS.map(({ id }) => id), cases }))`
  writeFileSync(path.join(copy, 'read.mjs'), script)
  const output = execFileSync(process.execPath, ['read.mjs'], { cwd: copy, encoding: 'utf8' })
  return JSON.parse(output) as Copy
}
