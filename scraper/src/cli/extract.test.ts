import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const program = join(import.meta.dirname, 'extract.ts')
const URL = 'https://shop.example/products/cot'
const PAGE =
  '<title>Oak Cot</title><h1>Oak Cot</h1><p class="price">S$149.90</p><button>Add to cart</button>'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'extract-'))
  writeFileSync(join(folder, 'cot.html'), PAGE)
  const pages = [
    { file: 'cot.html', url: URL },
    { file: 'values.json', url: URL },
    { file: 'cot.html', url: null },
  ]
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ pages }))
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', cwd: folder })
}

describe('extract', () => {
  test('prints the product of a page', () => {
    const { stdout, status } = run('--', 'cot.html', '--url', URL)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      name: 'Oak Cot',
      price: { minor: 14990, currency: 'SGD' },
    })
  })

  test('prints a line for every page of an index, in major units', () => {
    const { stdout } = run('--index', join(folder, 'index.json'))
    const lines = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({
      file: 'cot.html',
      url: URL,
      name: 'Oak Cot',
      price: 149.9,
      currency: 'SGD',
      images: [],
    })
    expect(lines[0].ms).toBeGreaterThanOrEqual(0)
  })

  test.each([
    ['nothing', []],
    ['no address', ['cot.html']],
    ['what is no address', ['cot.html', '--url', 'cot']],
    ['an unknown option', ['cot.html', '--uri', URL]],
    ['a file that is not there', ['none.html', '--url', URL]],
    ['an index that is none', ['--index', 'cot.html']],
  ])('refuses %s with one sentence', (_what, args) => {
    const { status, stdout, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
