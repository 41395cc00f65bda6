import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { rawRequest } from '../../../test/raw-request.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi } from '../../../test/start-api.ts'
import { startPages } from '../../../test/start-pages.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { insert } from './release-asset-store.ts'
import { deleteUnusedReleaseAssets, storeReleaseAssets } from './store-release-assets.ts'

const clientDir = mkdtempSync(path.join(tmpdir(), 'registry-web-'))
afterAll(() => rm(clientDir, { recursive: true }))

const DAY_MS = 24 * 3_600_000
const SCRIPT = 'contribute-form-Ab_1-xYz.js'
const STYLE = 'contribute-form-Cd_2-xYz.css'
const FONT = 'figtree-latin-1-Ef_3-xYz.woff2'
const code = `export const form = ${'1 + '.repeat(1_000)}1`
const clock = createTestClock()

const api = shareApi({ now: clock.now })

const localFile = (name: string) => path.join(clientDir, 'assets', name)

/** Writes the web build of a release: a script with its compressed form, a style sheet and a font. */
async function build(names: readonly string[] = [SCRIPT, STYLE, FONT]) {
  await rm(localFile(''), { recursive: true, force: true })
  mkdirSync(localFile(''))
  for (const name of names) {
    await writeFile(localFile(name), code)
    if (name === SCRIPT) await writeFile(localFile(`${name}.br`), zlib.brotliCompressSync(code))
  }
}

const start = () => storeReleaseAssets(api.app)
const get = (name: string, init?: RequestInit) => fetch(`${copy.url}/assets/${name}`, init)
const storedNames = (): Promise<string[]> =>
  api.app.db('release_assets').orderBy('name').pluck('name')

/** A copy of the api with an empty cache. */
let copy: Awaited<ReturnType<typeof startPages>>
let queries: string[] = []
const record = ({ sql }: { sql: string }) => queries.push(sql)
beforeEach(async () => {
  api.app.clientDir = clientDir
  copy = await startPages(api)
  await build()
  queries = []
  api.app.db.on('query', record)
})
afterEach(async () => {
  await copy.stop()
  api.app.db.removeListener('query', record)
  await api.app.db('release_assets').delete()
  clock.pass(DAY_MS)
})

/** Starts a release with all files, and then another one without any of them. */
async function update() {
  await start()
  await build([])
  queries = []
}

describe('an asset of another release', () => {
  test.each([
    { name: SCRIPT, accepted: 'br', method: 'GET' },
    { name: STYLE, accepted: 'identity', method: 'GET' },
    { name: FONT, accepted: 'br', method: 'HEAD' },
    { name: SCRIPT, accepted: 'gzip', method: 'GET' },
  ])('is sent like a local one: $method $name in $accepted', async ({ name, accepted, method }) => {
    const response = async () => {
      const { status, headers, ...answer } = await get(name, {
        method,
        headers: { 'accept-encoding': accepted },
      }).then(async got => ({ status: got.status, headers: got.headers, body: await got.text() }))
      const {
        date,
        'last-modified': _time,
        'x-request-id': _id,
        ...others
      } = Object.fromEntries(headers)
      return { status, ...others, ...answer }
    }
    const local = await response()
    expect(local).toMatchObject({
      ...{ status: 200, body: method === 'HEAD' ? '' : code },
      ...{ 'cache-control': 'max-age=31536000,immutable', 'x-content-type-options': 'nosniff' },
    })
    await update()
    expect(await response()).toEqual(local)
  })

  test('is read from the database once', async () => {
    await update()
    await Promise.all([get(SCRIPT), get(SCRIPT)])
    expect(queries).toHaveLength(2)
    clock.pass(DAY_MS)
    expect((await get(SCRIPT)).status).toBe(200)
    expect(queries).toHaveLength(2)
  })

  test('is sent by a copy that started before its release', async () => {
    await build([])
    await start()
    const missing = await get(SCRIPT)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    await build()
    await start()
    await build([])
    clock.pass(1_000)
    expect(await (await get(SCRIPT)).text()).toBe(code)
  })
})

describe('the database', () => {
  test('is not asked for local files', async () => {
    expect((await get(SCRIPT)).status).toBe(200)
    expect(queries).toEqual([])
  })

  test('is asked once a second for the names of stored files, however many are requested', async () => {
    await update()
    const invented = (n: number) => get(`form-${String(n).padStart(8, 'x')}.js`)
    const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => invented(n)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]))
    expect(queries).toHaveLength(1)
    clock.pass(1_000)
    await invented(0)
    expect(queries).toHaveLength(2)
  })

  test.each([
    'contribute-form.js',
    'contribute-form-Ab_1-xYz.html',
    'contribute-form-Ab_1-xYz.js.br',
    '-Ab_1-xYz.js',
    '.vite-Ab_1-xYz.js',
    `${'x'.repeat(200)}-Ab_1-xYz.js`,
    '../assets/contribute-form-Ab_1-xYz.js',
    'x/contribute-form-Ab_1-xYz.js',
    'contribute-form-Ab_1-xYz.js%00',
  ])('is not asked for %s', async name => {
    await update()
    const bytes = Buffer.from('<script>')
    await insert(api.app.db, [{ name: name.slice(0, 150), bytes, isBrotli: false }], clock.now())
    queries = []
    const { status } = await rawRequest(copy.port, `/assets/${name}`)
    expect([status, queries]).toEqual([404, []])
  })

  test('does not delay local files while it is unreachable, and others get 503', async () => {
    const down = await startApi({ serverUrl: 'postgres://nobody@127.0.0.1:1/none' })
    down.app.clientDir = clientDir
    expect((await fetch(`${down.url}/assets/${SCRIPT}`)).status).toBe(200)
    const { status, headers } = await fetch(`${down.url}/assets/form-Ab_1-xYz.js`)
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      ...[503, 'no-store', '2'],
    ])
    await expect(storeReleaseAssets(down.app)).rejects.toThrow('ECONNREFUSED')
    await down.stop()
  })
})

describe('the start of a release', () => {
  test('stores hashed files only', async () => {
    await writeFile(localFile('unhashed.js'), code)
    await writeFile(localFile('page-Ab_1-xYz.html'), code)
    await start()
    expect(await storedNames()).toEqual([SCRIPT, STYLE, FONT])
  })

  test('stores files that are missing, and keeps the bytes of others', async () => {
    await start()
    await writeFile(localFile(STYLE), 'other bytes')
    await writeFile(localFile('sheet-Gh_4-xYz.js'), code)
    await start()
    await build([])
    expect(await (await get(STYLE)).text()).toBe(code)
    expect(await storedNames()).toContain('sheet-Gh_4-xYz.js')
  })

  test('stores many files in statements that are short', async () => {
    const names = Array.from({ length: 45 }, (_, n) => `form-${String(n).padStart(8, '0')}.js`)
    await build(names)
    await start()
    expect(await storedNames()).toEqual(names)
    expect(queries.filter(sql => sql.startsWith('insert'))).toHaveLength(3)
  })

  test('takes one query when everything is stored', async () => {
    await start()
    expect(queries).toHaveLength(2)
    await start()
    expect(queries).toHaveLength(3)
  })

  test('stores each file once when several copies start together', async () => {
    await Promise.all(Array.from({ length: 5 }, start))
    expect(await storedNames()).toEqual([SCRIPT, STYLE, FONT])
    clock.pass(2 * DAY_MS)
    await Promise.all(Array.from({ length: 5 }, start))
    const times = await api.app.db('release_assets').distinct('stored_at')
    expect(times).toEqual([{ stored_at: clock.now() }])
  })

  test('does without a build', async () => {
    await rm(localFile(''), { recursive: true, force: true })
    await start()
    expect(await storedNames()).toEqual([])
    mkdirSync(localFile(''))
  })
})

const work = () =>
  deleteUnusedReleaseAssets.work({ sliceSize: 1 }, { app: api.app, mail: createMemoryMail() })

test('the daily job stores files again after a crash of the database, except those that a build may be writing', async () => {
  const HOUR_S = 3_600
  await build([SCRIPT, STYLE])
  const now = clock.now().getTime() / 1_000
  await utimes(localFile(STYLE), now, now - HOUR_S - 1)
  await utimes(localFile(SCRIPT), now, now - HOUR_S)
  await work()
  expect(await storedNames()).toEqual([STYLE])
})

test('assets are deleted after a month in which no release with them has run', async () => {
  await start()
  await build([STYLE])
  clock.pass(30 * DAY_MS)
  await work()
  expect(await storedNames()).toEqual([SCRIPT, STYLE, FONT])
  clock.pass(1)
  await work()
  expect(await storedNames()).toEqual([STYLE])
})
