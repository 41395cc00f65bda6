import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const preload = path.join(import.meta.dirname, 'skip-undici.ts')

/** Runs an ES module and returns its output. */
const run = (args: string[], code: string) =>
  execFileSync(process.execPath, [...args, '--input-type=module', '-e', code], { encoding: 'utf8' })
const listsUndici =
  "console.log(process.moduleLoadList.some(name => name.endsWith('/undici/undici')))"

test('an import of node:http loads undici without it', () => {
  expect(run([], `import 'node:http'; ${listsUndici}`)).toBe('true\n')
})

test('an import of node:http does not load undici', () => {
  expect(run(['--import', preload], `import 'node:http'; ${listsUndici}`)).toBe('false\n')
})

test('fetch and WebSocket still exist', () => {
  const code =
    "console.log((await fetch('data:,text').then(response => response.text())), typeof WebSocket)"
  expect(run(['--import', preload], code)).toBe('text function\n')
})
