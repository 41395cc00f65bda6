import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { installableApp } from '../../build/installable-app.ts'

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'installable-app-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a build that fails reports its own error, not that of the service worker', async () => {
  const outDir = makeFolder()
  const failed = build({
    root: path.resolve(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      { name: 'broken', generateBundle: () => Promise.reject(new Error('wrong chunks')) },
      installableApp({ outDir, page: 'offline.html', pages: ['offline.html'] }),
    ],
    build: {
      outDir,
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '../lib/lazy-loading/entry-script-url.ts'),
      },
    },
  })
  await expect(failed).rejects.toThrow('wrong chunks')
})

test('links the manifest from each page except those of a registry', async () => {
  const root = makeFolder()
  const pages = ['app.html', 'side.html', 'public.html', 'contribute.html']
  for (const page of pages) writeFileSync(path.join(root, page), '<html><head></head></html>')
  const { output } = (await build({
    ...{ root, configFile: false, logLevel: 'silent', publicDir: false },
    plugins: [installableApp({ outDir: root, page: 'app.html', pages })],
    build: { write: false, rolldownOptions: { input: pages.map(page => path.join(root, page)) } },
  })) as Rolldown.RolldownOutput
  const linked = output.filter(
    file => file.type === 'asset' && String(file.source).includes('rel="manifest"'),
  )
  expect(linked.map(({ fileName }) => fileName)).toEqual(['app.html', 'side.html'])
})
