import { expect, test } from 'vitest'
import { listModulesAtLoad } from './imports-of.ts'
import { sourceFiles } from './source-files.ts'

// Each package uses 2 to 25 MB of memory from when it is loaded until the process ends.
test.each([
  [
    'api/src/main.ts',
    ['@zxcvbn-ts/language-common', 'nodemailer', 'postal-mime', 'sharp', 'web-push'],
  ],
  ['scraper/src/main.ts', ['cheerio', 'cheerio/slim', 'playwright', 'sharp', 'undici']],
  [
    'api/src/start/main.ts',
    ['croner', 'knex', 'node:http', 'pg', 'tar', 'web-push', 'zod', 'zod/mini'],
  ],
])('%s loads none of %j at its start', (entry, packages) => {
  const loaded = listModulesAtLoad(entry, sourceFiles())
  expect(loaded.length).toBeGreaterThan(10)
  expect(packages.filter(name => loaded.includes(name))).toEqual([])
})
