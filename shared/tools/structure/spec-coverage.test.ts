import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from '@registry/shared/contract/contract'
import { describe, expect, test } from 'vitest'
import { root, sourceFiles } from './source-files.ts'
import { specPattern } from './spec-pattern.ts'
import { inserted, textLiterals } from './text-literals.ts'

// What the project has so far. Raise these with every step; a fall is a loss.
const textsFloor = 209
const callsFloor = 73

const corpora = path.resolve(root, process.env.CORPUS_DIR ?? '../shared/data')
const spec = path.resolve(corpora, '../spec')
const isThere = existsSync(path.join(spec, 'texts.json'))
if (!isThere) console.warn(`skipped: the specification is not at ${spec}`)

const catalogues = /^shared\/src\/(messages\/|errors\/error-codes\.ts|categories\/categories\.ts)/

describe.skipIf(!isThere)('the specification', () => {
  test('has its texts in the catalogues', () => {
    const texts = read<{ text: string }>('texts.json').map(({ text }) => text)
    const known = sourceFiles()
      .filter(file => catalogues.test(file.path) && !file.isTest)
      .flatMap(file => textLiterals(file.text))
    const has = (text: string) => known.some(candidate => specPattern(text).test(candidate))
    const found = texts.filter(has)
    console.log(`texts: ${found.length} of ${texts.length} in the catalogues`)
    expect(found.length).toBeGreaterThanOrEqual(textsFloor)
  })

  test('has its calls in the contract', () => {
    const calls = read<{ method: string; path: string }>('calls.json')
    const known = new Set(allEndpoints.map(nameOf))
    const found = calls.filter(call => known.has(nameOf(call)))
    console.log(`calls: ${found.length} of ${calls.length} in the contract`)
    expect(found.length).toBeGreaterThanOrEqual(callsFloor)
  })
})

describe('the search for texts', () => {
  const source = `
    // it's a comment
    const a = 'Name is ' + 'required'
    const b = (n: number) => \`Your Items (\${n})\`
    const c = (n: number) => \`There \${n === 1 ? 'is' : 'are'} \${n} item\${n === 1 ? '' : 's'} left.\`
    const d = (left: string) => \`Amount cannot exceed \${left}\``
  const known = textLiterals(source)

  test.each([
    'Name is required',
    'Your Items (n)',
    'There is/are N item(s) left.',
    'Amount cannot exceed $X.XX',
  ])('finds %s', text => {
    expect(known.some(candidate => specPattern(text).test(candidate))).toBe(true)
  })

  test('finds no part for the whole', () => {
    expect(known.some(candidate => specPattern('Name is').test(candidate))).toBe(false)
    expect(known).toContain(`Amount cannot exceed ${inserted}`)
  })
})

function read<T>(file: string): T[] {
  return JSON.parse(readFileSync(path.join(spec, file), 'utf8'))
}

/** A call by method and path, whatever its parameters are called. */
function nameOf({ method, path: route }: { method: string; path: string }): string {
  return `${method} ${route.replace(/\{[^}]+\}/g, '{}')}`
}
