import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root, sourceFiles } from './source-files.ts'

/** Regular expression literals of web/build/chunks.ts. */
const LITERAL = /(?:test:|matching\(|=)\s*\/((?:\\.|[^/\n\\])+)\/[,)\n]/g
/** Modules of packages and of the bundler, whose paths are not in the repository. */
const FOREIGN = /^(node_modules|vite)\\\//
const ICONS = 'node_modules/lucide-react/dist/esm/icons'

/** Expands alternations: 'a\/(b|c)\.' becomes 'a\/b\.' and 'a\/c\.'. May return a pattern more than once. */
function expand(pattern: string): string[] {
  const group = /\(([^()]*)\)/.exec(pattern)
  if (!group) return pattern.split('|')
  const [whole, alternatives = ''] = group
  const before = pattern.slice(0, group.index)
  const after = pattern.slice(group.index + whole.length)
  return alternatives.split('|').flatMap(one => expand(`${before}${one}${after}`))
}

/** Returns the patterns in a source text that match none of the paths, sorted. */
function unmatched(text: string, paths: readonly string[]): string[] {
  const sources = [...text.matchAll(LITERAL)].map(([, source = '']) => source)
  return [...new Set(sources.flatMap(expand))]
    .filter(pattern => !FOREIGN.test(pattern))
    .filter(pattern => !paths.some(file => new RegExp(pattern).test(file)))
    .sort()
}

test('every module pattern of the web build matches a module', () => {
  const text = readFileSync(path.join(root, 'web/build/chunks.ts'), 'utf8')
  const icons = readdirSync(path.join(root, ICONS)).map(icon => `${ICONS}/${icon}`)
  const paths = [...filesBelow(''), ...icons]
  expect(unmatched(text, paths)).toEqual([])
  expect([...text.matchAll(LITERAL)].length).toBeGreaterThan(5)
})

test('a pattern of a renamed module is reported', () => {
  const text = 'test: /lib\\/(present|renamed)\\.|ui\\/gone\\./,\n'
  expect(unmatched(text, ['web/src/lib/present.ts'])).toEqual(['lib\\/renamed\\.', 'ui\\/gone\\.'])
})

test('every module path of the web build is a file', () => {
  const paths = new Set(sourceFiles().map(file => file.path))
  const text = ['web/build/chunks.ts', 'web/build/lead-owner-pages.ts', 'web/vite.config.ts']
    .map(file => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  const modules = [
    ...text.matchAll(
      /(?:allThat\w+\(\s*|chunkOf\(bundle, |: )'(?:src\/)?([\w/-]+\/[\w-]+\.tsx?)'/g,
    ),
  ].map(([, file]) => file)
  expect(modules.length).toBeGreaterThan(15)
  expect(modules.filter(file => !paths.has(`web/src/${file}`))).toEqual([])
})
