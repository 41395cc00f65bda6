import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { installableApp } from '../../build/installable-app.ts'

test('a build that fails reports its own error, not that of the service worker', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'failed-build-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
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
