import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTING_NAMES as API_SETTINGS } from '../../../api/src/config.ts'
import { SETTING_NAMES as SCRAPER_SETTINGS } from '../../../scraper/src/config.ts'
import { filesBelow, root } from './source-files.ts'

const README_LINES = 150
const WORKSPACE_README_LINES = 40

const documents = filesBelow('')
  .filter(file => file.endsWith('.md'))
  .map(file => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))

const exists = (file: string) => existsSync(path.join(root, file))

/** Anchor of a heading, as GitHub derives it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

function brokenLinks(document: { path: string; text: string }): string[] {
  const targets = [...document.text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter(target => {
    if (/^https?:/.test(target)) return false
    const [file = '', anchor] = target.split('#')
    const linked = file ? path.posix.join(path.posix.dirname(document.path), file) : document.path
    if (!exists(linked)) return true
    if (anchor === undefined) return false
    const text = readFileSync(path.join(root, linked), 'utf8')
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
    return !anchors.includes(anchor)
  })
}

/** Paths in code marks that start with a workspace and do not exist. Placeholders and build results are skipped. */
function missingPaths({ text }: { text: string }): string[] {
  const marked = [...text.matchAll(/`((?:api|web|scraper|extension|shared)\/[\w./-]+)`/g)]
  return marked
    .map(([, file = '']) => file)
    .filter(file => !file.startsWith('extension/.output') && !exists(file))
}

function unknownCommands({ text }: { text: string }, scripts: object): string[] {
  const names = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  return names.filter(name => !(name in scripts))
}

describe('the documents', () => {
  test('link to files, headings and commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const problems = documents.flatMap(document => {
      const missing = [...brokenLinks(document), ...missingPaths(document)]
      return [...missing, ...unknownCommands(document, scripts)].map(
        it => `${document.path}: ${it}`,
      )
    })
    expect(problems).toEqual([])
    expect(documents.length).toBeGreaterThan(20)
  })

  test('would be caught when a link is broken', () => {
    const text = '[a](missing.md) [b](README.md#missing) `api/src/missing.ts` npm run missing'
    const document = { path: 'README.md', text }
    expect(brokenLinks(document)).toEqual(['missing.md', 'README.md#missing'])
    expect(missingPaths(document)).toEqual(['api/src/missing.ts'])
    expect(unknownCommands(document, {})).toEqual(['missing'])
  })

  test('include one README per workspace, each short', () => {
    const lines = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n').length
    expect(lines('README.md')).toBeLessThanOrEqual(README_LINES)
    for (const workspace of ['api', 'web', 'scraper', 'extension', 'shared']) {
      expect(lines(`${workspace}/README.md`)).toBeLessThanOrEqual(WORKSPACE_README_LINES)
    }
  })

  test('list every decision', () => {
    const index = readFileSync(path.join(root, 'shared/docs/decisions/README.md'), 'utf8')
    const decisions = filesBelow('shared/docs/decisions').filter(file => /\/\d{4}-/.test(file))
    expect(decisions.filter(file => !index.includes(path.basename(file)))).toEqual([])
    expect(decisions.length).toBeGreaterThan(0)
  })

  test('describe every environment variable and no other', () => {
    const text = readFileSync(path.join(root, 'shared/docs/configuration.md'), 'utf8')
    const described = text
      .split('\n')
      .flatMap(line => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
      .map(([, name]) => name)
    const read = new Set([...API_SETTINGS, ...SCRAPER_SETTINGS])
    expect(described.sort()).toEqual([...read].sort())
  })
})
