import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import webConfig from '../../vite.config.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const isInlining = (plugin: unknown): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'inline-styles'

test('the offline page contains its styles, so that it needs no file of its release', async () => {
  const { plugins = [] } = webConfig({ command: 'build', mode: 'production' })
  const { output } = (await build({
    ...{ root: ROOT, configFile: false, logLevel: 'silent', publicDir: false },
    plugins: plugins.filter(isInlining),
    build: { write: false, rolldownOptions: { input: path.join(ROOT, 'offline.html') } },
  })) as Rolldown.RolldownOutput
  const page = output.find(({ fileName }) => fileName === 'offline.html')
  const html = page?.type === 'asset' ? String(page.source) : ''
  expect(html).toMatch(/<style>.+<\/style>/s)
  expect(html).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/)
})
