import { readdir } from 'node:fs/promises'
import knex, { type Knex } from 'knex'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import { migrationConfig } from './migration-config.ts'

/**
 * During a roll-out a release runs on the schema of the release before or after it. A migration may add, but
 * columns that an earlier release reads are dropped one release later, in a migration whose name contains
 * `contract`.
 */
const BASELINE = '20261122120000_index_offering_parts.ts'

interface Migration {
  up(knex: Knex): Promise<void>
  config?: { transaction: boolean }
}

let database: TestDatabase
let db: Knex
beforeEach(async () => {
  database = await createTestDatabase()
  db = knex({ client: 'pg', connection: database.url, migrations: migrationConfig })
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

/** Columns and file ids of all tables, by name. */
async function tables(on: Knex) {
  const { rows: columns } = await on.raw(`
    select table_name || '.' || column_name as name, data_type as type,
           is_nullable = 'NO' and column_default is null as required
      from information_schema.columns where table_schema = 'public'`)
  const { rows: files } = await on.raw(`
    select relname as name, pg_relation_filenode(oid)::text as file from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  const { rows: functions } = await on.raw(`
    select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace`)
  return {
    columns: new Map<string, { type: string; required: boolean }>(
      columns.map((row: { name: string; type: string; required: boolean }) => [row.name, row]),
    ),
    files: new Map<string, string>(
      files.map((row: { name: string; file: string }) => [row.name, row.file]),
    ),
    functions: functions.map(({ name }: { name: string }) => name) as string[],
  }
}

/** Runs a migration and returns how it would break or block the running release before it. */
async function objections({ up, config }: Migration): Promise<string[]> {
  const before = await tables(db)
  const found: string[] = []
  if (config?.transaction === false) await up(db)
  else {
    await db.transaction(async trx => {
      await up(trx)
      const { rows } = await trx.raw(`
        select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
         where pid = pg_backend_pid() and mode = 'ShareLock' and relkind = 'r'`)
      for (const { name } of rows) {
        if (before.files.has(name))
          found.push(`writes to ${name} wait for an index: create it concurrently`)
      }
    })
  }
  const after = await tables(db)
  for (const [name, { type, required }] of before.columns) {
    const column = after.columns.get(name)
    if (!column) found.push(`${name} is gone`)
    else if (column.type !== type) found.push(`${name} has another type`)
    else if (column.required && !required) found.push(`${name} is required`)
  }
  for (const [name, { required }] of after.columns) {
    const isOfOld = before.files.has(name.split('.')[0] ?? '')
    if (isOfOld && required && !before.columns.has(name)) found.push(`${name} is required`)
  }
  for (const [name, file] of before.files) {
    const now = after.files.get(name)
    if (now !== undefined && now !== file) found.push(`${name} is written anew`)
  }
  for (const name of before.functions) {
    if (!after.functions.includes(name)) found.push(`${name} is gone`)
  }
  return found
}

const migrationOf = (...statements: string[]): Migration => ({
  async up(on) {
    for (const statement of statements) await on.raw(statement)
  },
})

describe('a migration', () => {
  test.each([
    ['drops a column', 'alter table items drop column quantity cascade', 'items.quantity is gone'],
    ['drops a table', 'drop table thank_yous cascade', 'thank_yous.id is gone'],
    ['renames', 'alter table items rename quantity to pieces', 'items.quantity is gone'],
    [
      'changes a type',
      'alter table event_counts alter count type bigint',
      'event_counts.count has another type',
    ],
    [
      'requires what was optional',
      'alter table contributions alter message set not null',
      'contributions.message is required',
    ],
    [
      'adds what an insert of the release before lacks',
      'alter table items add column colour text not null',
      'items.colour is required',
    ],
    [
      'writes a table anew',
      'alter table items add column token uuid default gen_random_uuid()',
      'items is written anew',
    ],
    [
      'locks a table until an index is built',
      'create index items_by_name on items (product_name)',
      'writes to items wait for an index: create it concurrently',
    ],
    ['drops a function', 'drop function beat_worker(text)', 'beat_worker(text) is gone'],
  ])('that %s is refused', async (_, statement, objection) => {
    expect(await objections(migrationOf(statement))).toContain(objection)
  })

  test('that only adds is allowed', async () => {
    const additions = migrationOf(
      'alter table items add column colour text',
      'alter table items add column size int not null default 0',
      'create table shades (id uuid primary key)',
      'create index shades_by_id on shades (id)',
    )
    expect(await objections(additions)).toEqual([])
  })

  test('of this release runs under the release before it', async () => {
    const names = (await readdir(migrationConfig.directory)).sort()
    const recent = names.filter(name => name > BASELINE && !name.includes('contract_'))
    const latest = () => db('migrations').orderBy('name', 'desc').first('name')
    while ((await latest()).name > BASELINE) await db.migrate.down()
    for (const name of recent) {
      const migration: Migration = await import(`../../migrations/${name}`)
      expect({ name, found: await objections(migration) }).toEqual({ name, found: [] })
    }
  })
})
