import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from '@registry/shared/contract/contract'
import { ERROR_CODES } from '@registry/shared/errors/error-codes'
import { describe, expect, test } from 'vitest'
import { root, type SourceFile, sourceFiles } from './source-files.ts'
import { specPattern } from './spec-pattern.ts'
import { inserted, textLiterals } from './text-literals.ts'

// Current coverage; may only be raised.
const textsFloor = 255
const callsFloor = 73
const drivenFloor = 255

const corpora = path.resolve(root, process.env.CORPUS_DIR ?? '../shared/data')
const spec = path.resolve(corpora, '../spec')
const isThere = existsSync(path.join(spec, 'texts.json'))
if (!isThere) console.warn(`skipped: the specification is not at ${spec}`)

// Shorter phrases match parts of other texts by chance.
const phraseLength = 14
const catalogues = /^shared\/src\/(messages\/|errors\/error-codes\.ts|categories\/categories\.ts)/

describe.skipIf(!isThere)('the specification', () => {
  test('has its texts in the message catalogues', () => {
    const texts = textsOfSpec()
    const known = linesOf(file => catalogues.test(file.path) && !file.isTest)
    // Error codes are keys of their table.
    const missing = texts.filter(text => !(text in ERROR_CODES) && !standsIn(known, text))
    console.log(`texts: ${texts.length - missing.length} of ${texts.length} in the catalogues`)
    if (missing.length > 0) console.log(`missing:\n${missing.join('\n')}`)
    expect(texts.length - missing.length).toBeGreaterThanOrEqual(textsFloor)
  })

  test('has its texts covered by tests', () => {
    const texts = textsOfSpec()
    const told = linesOf(file => file.isTest && !file.path.startsWith('shared/tools/structure/'))
    const idle = texts.filter(text => !standsIn(told, text) && !isToldWithin(told, text))
    console.log(`texts: ${texts.length - idle.length} of ${texts.length} driven by a test`)
    if (idle.length > 0) console.log(`not driven:\n${idle.join('\n')}`)
    expect(texts.length - idle.length).toBeGreaterThanOrEqual(drivenFloor)
  })

  test('has its endpoints in the contract', () => {
    const calls = read<{ method: string; path: string }>('calls.json')
    const known = new Set(allEndpoints.map(nameOf))
    const found = calls.filter(call => known.has(nameOf(call)))
    console.log(`calls: ${found.length} of ${calls.length} in the contract`)
    expect(found.length).toBeGreaterThanOrEqual(callsFloor)
  })
})

describe('textLiterals and specPattern', () => {
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

  test('does not match a part of a text', () => {
    expect(known.some(candidate => specPattern('Name is').test(candidate))).toBe(false)
    expect(known).toContain(`Amount cannot exceed ${inserted}`)
  })
})

const textsOfSpec = () => read<{ text: string }>('texts.json').map(({ text }) => text)

/** Returns the string literals of files, one per line. */
function linesOf(isWanted: (file: SourceFile) => boolean): string {
  const texts = sourceFiles()
    .filter(isWanted)
    .flatMap(file => textLiterals(file.text))
  return [...new Set(texts)].join('\n')
}

function standsIn(lines: string, text: string): boolean {
  return new RegExp(specPattern(text), 'm').test(lines)
}

/** Matches a phrase within a longer literal, such as a title with a text. */
function isToldWithin(lines: string, text: string): boolean {
  const within = specPattern(text).source.replace(/^\^|\$$/g, '')
  return text.length >= phraseLength && new RegExp(`(?<!\\w)(?:${within})(?!\\w)`).test(lines)
}

function read<T>(file: string): T[] {
  return JSON.parse(readFileSync(path.join(spec, file), 'utf8'))
}

/** Returns method and path, with normalized parameter names. */
function nameOf({ method, path: route }: { method: string; path: string }): string {
  return `${method} ${route.replace(/\{[^}]+\}/g, '{}')}`
}
