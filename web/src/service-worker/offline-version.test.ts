import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dateOfflinePage } from '../../build/date-offline-page.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'offline-version-'))
  await writeFile(path.join(root, 'worker.ts'), 'console.log(OFFLINE_VERSION)')
})
afterEach(() => rm(root, { recursive: true }))

/** The worker that is built beside this page. */
async function workerBeside(page: string): Promise<string> {
  await writeFile(path.join(root, 'page.html'), page)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [dateOfflinePage({ page: 'page.html', worker: 'worker.js' })],
    build: {
      rolldownOptions: {
        input: { page: path.join(root, 'page.html'), worker: path.join(root, 'worker.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  return readFile(path.join(root, 'dist/worker.js'), 'utf8')
}

describe('the service worker', () => {
  test('is another one whenever the page that it keeps is, and only then', async () => {
    const first = await workerBeside('<p>No connection</p>')
    expect(first).toMatch(/[0-9a-f]{12}/)
    expect(await workerBeside('<p>No connection</p>')).toBe(first)
    expect(await workerBeside('<p>You are offline</p>')).not.toBe(first)
  })
})
