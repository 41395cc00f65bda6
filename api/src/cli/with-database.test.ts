import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { startPostgres } from '../db/embedded-postgres/start-postgres.ts'
import { withDatabase, withServer } from './with-database.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'registry-cli-'))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

async function serverOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pg_postmaster_start_time()::text as started')
  await client.end()
  return rows[0].started
}

describe('a command', () => {
  test('starts the embedded database when none is configured', async () => {
    const config = loadConfig({ DATA_DIR: path.join(parent, 'fresh') })
    expect(await withDatabase(config, serverOf)).toMatch(/^\d{4}-/)
  })

  test('starts it in a new data folder without secrets for a restore', async () => {
    const dataDir = path.join(parent, 'restored')
    const config = loadConfig({ DATA_DIR: dataDir })
    expect(await withServer(config, serverOf)).toMatch(/^\d{4}-/)
    expect(existsSync(path.join(dataDir, 'secrets.json'))).toBe(false)
  })

  test('uses the running embedded database and does not stop it', async () => {
    const dataDir = path.join(parent, 'running')
    const server = await startPostgres({ dataDir, test: true })
    const config = loadConfig({ DATA_DIR: dataDir })
    expect(await withDatabase(config, serverOf)).toBe(await serverOf(server.url))
    expect(await serverOf(server.url)).toMatch(/^\d{4}-/)
    await server.stop()
  })
})
