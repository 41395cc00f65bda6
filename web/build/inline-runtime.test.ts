import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { inlineRuntime } from './inline-runtime.ts'

/** Modules that are imported both ways, for which their chunks use helpers of the bundler, one of them in CommonJS. */
const MODULES: Readonly<Record<string, string>> = {
  main: `export { a } from 'one'; export { b } from 'two'
    export const load = () => Promise.all([import('one'), import('two')])`,
  one: "import old from 'old.cjs'; export const a = old.a",
  two: "export const b = 'b'",
  'old.cjs': "exports.a = 'a'; Object.defineProperty(exports, 'b', {})",
}

test('inlineRuntime copies the helpers into the chunks that use them', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'inline-runtime-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  const modules: Rolldown.Plugin = {
    name: 'modules',
    resolveId: id => (id in MODULES ? id : null),
    load: id => MODULES[id] ?? null,
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [modules, inlineRuntime()],
    build: {
      outDir,
      rolldownOptions: {
        input: 'main',
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: [
              { name: 'first', test: /one|old/ },
              { name: 'second', test: /two/ },
            ],
          },
        },
      },
    },
  })
  expect(await readdir(outDir)).toEqual(['first.js', 'main.js', 'second.js'])
  const main = await import(pathToFileURL(path.join(outDir, 'main.js')).href)
  expect(main.a + main.b).toBe('ab')
  expect(await main.load()).toMatchObject([{ a: 'a' }, { b: 'b' }])
})
