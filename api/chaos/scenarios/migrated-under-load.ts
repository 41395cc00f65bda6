import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../../shared/tools/run-tool.ts'
import type { Outcome, Scenario } from '../scenario.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const WRITERS = 16
const CHANGES = 5
const LOCK_MS = 2_000

/** Runs `npm run migrate` without npm; returns its exit code. */
async function migrateOnce(system: TestSystem, databaseUrl: string): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, 'api/src/cli/migrate.ts')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: system.dataDir },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  return code
}

/** Migrates an empty database from two processes at once; returns whether both succeeded and each step ran once. */
async function migrateTwice(system: TestSystem): Promise<boolean> {
  await system.query('create database twice')
  const url = new URL('/twice', system.postgres.url).href
  const codes = await Promise.all([migrateOnce(system, url), migrateOnce(system, url)])
  const one = await system.query<{ schema: string }>(SCHEMA)
  const twice = await system.query<{ schema: string }>(SCHEMA, [], url)
  return codes.every(code => code === 0) && one[0]?.schema === twice[0]?.schema
}

/** The columns of all tables and the migrations that made them, as text. */
const SCHEMA = `select (select string_agg(name, ',' order by id) from migrations) || (
  select string_agg(concat_ws(' ', table_name, column_name, data_type, is_nullable), ','
                    order by table_name, column_name)
    from information_schema.columns where table_schema = 'public') as schema`

/** Adds and drops a column as a migration does; returns the longest wait in ms. */
async function changeTables(system: TestSystem): Promise<number> {
  let longest = 0
  for (let change = 0; change < CHANGES; change += 1) {
    for (const table of ['items', 'contributions', 'idempotency_keys']) {
      const startedAt = performance.now()
      await system.query(`alter table ${table} add column chaos_${change} text`)
      longest = Math.max(longest, performance.now() - startedAt)
    }
    await sleep(300)
  }
  return longest
}

async function migrateUnderLoad(system: TestSystem): Promise<Outcome> {
  const load = system.startLoad(WRITERS)
  await sleep(1_000)
  const isOnce = await migrateTwice(system)
  const codes = await Promise.all([
    migrateOnce(system, system.postgres.url),
    migrateOnce(system, system.postgres.url),
  ])
  const longest = await changeTables(system)
  const report = await checkConsistency(system, await load.stop())
  const hasSucceeded = codes.every(code => code === 0)
  return {
    figure: `${report.summary}; two migrators of an empty database ${isOnce ? 'ran each step once' : 'differ from one'}; exit codes under load ${codes.join(', ')}; a new column within ${Math.round(longest)} ms`,
    holds: report.isConsistent && isOnce && hasSucceeded && longest <= LOCK_MS,
  }
}

export const migratedUnderLoad: Scenario = {
  id: 'R13',
  promise: `two migrators at once, and ${3 * CHANGES} new columns under ${WRITERS} writers: each step once, lock waits within 2 s, no 500`,
  run: () => withTestSystem({}, migrateUnderLoad),
}
