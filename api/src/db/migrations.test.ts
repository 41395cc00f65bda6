import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import { migrate, readSchemaState } from './migrate.ts'
import { migrationConfig } from './migration-config.ts'

let database: TestDatabase
let db: Knex
beforeAll(async () => {
  database = await createTestDatabase()
  db = knex({ client: 'pg', connection: database.url, migrations: migrationConfig })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Describes the schema as text: columns, constraints, indexes, functions. */
async function schemaText(): Promise<string[]> {
  const { rows } = await db.raw(`
    select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
           || ' ' || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = 'public'
    union all
    select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'function ' || proname || prosrc from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`)
  return rows
    .map((row: { line: string }) => row.line)
    .filter((line: string) => !/\bmigrations(_|\b)/.test(line))
}

describe('the migrations', () => {
  test('produce the same schema after a full rollback', async () => {
    const before = await schemaText()
    expect(before.length).toBeGreaterThan(100)
    await db.migrate.rollback(undefined, true)
    expect(await schemaText()).toEqual([])
    await db.migrate.latest()
    expect(await schemaText()).toEqual(before)
  })

  test('run once when two processes start concurrently', async () => {
    await db.migrate.rollback(undefined, true)
    await Promise.all([migrate(database.url), migrate(database.url)])
    const [done, pending] = await db.migrate.list()
    expect(pending).toEqual([])
    const names = done.map((row: { name: string }) => row.name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('copy the history of an earlier release to their own table and do not modify it', async () => {
    const latest = () => db('migrations').orderBy('name', 'desc').first('name')
    while ((await latest()).name > '20261122120000_index_offering_parts.ts') await db.migrate.down()
    await db.raw('create table knex_migrations as table migrations')
    await db.raw('drop table migrations')
    const before = await db('knex_migrations').orderBy('id').pluck('name')
    expect((await readSchemaState(database.url)).isReady).toBe(false)
    await migrate(database.url)
    expect(await db('knex_migrations').orderBy('id').pluck('name')).toEqual(before)
    expect((await readSchemaState(database.url)).isReady).toBe(true)
    await db.raw('drop table knex_migrations')
  })

  test('index every foreign key', async () => {
    const { rows } = await db.raw(`
      select conrelid::regclass || ' ' || conname as name from pg_constraint c
       where contype = 'f' and connamespace = 'public'::regnamespace
         and not exists (
           select 1 from pg_index i
            where i.indrelid = c.conrelid
              and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`)
    expect(rows).toEqual([])
  })

  test.each([
    ['a sum below zero', `update items set amount_contributed_cents = -1`],
    ['a price below zero', `update items set total_price_cents = -1`],
    ['a script as address', `update items set product_url = 'javascript:alert(1)'`],
    ['no name', `update items set product_name = ''`],
  ])('refuse %s in the table itself', async (_what, sql) => {
    await db.raw(`
      insert into users (id, email, name) values (gen_random_uuid(), gen_random_uuid() || '@x.co', 'A');
      insert into registries (id, owner_id, name, slug, title, subtitle)
        select gen_random_uuid(), id, 'A', 'a-' || substr(id::text, 1, 8), 'A', '' from users
         where id not in (select owner_id from registries);
      insert into items (id, registry_id, product_name, product_url, category, total_price_cents)
        select gen_random_uuid(), id, 'A', 'https://a.co', 'Other', 100 from registries`)
    await expect(db.raw(sql)).rejects.toMatchObject({ code: '23514' })
  })

  test('make the audit log append-only', async () => {
    await db.raw(`insert into audit_events (id, actor_kind, action, entity)
                  values (gen_random_uuid(), 'system', 'test', 'test')`)
    await expect(db.raw(`update audit_events set action = 'other'`)).rejects.toThrow('append-only')
    await expect(db.raw('delete from audit_events')).rejects.toThrow('append-only')
    await expect(db.raw('truncate audit_events')).rejects.toThrow('append-only')
  })

  test('reject full IP addresses in the audit log', async () => {
    const insert = (network: string) =>
      db.raw(
        `insert into audit_events (id, actor_kind, action, entity, network)
         values (gen_random_uuid(), 'system', 'test', 'test', ?)`,
        network,
      )
    await insert('203.0.113.0/24')
    await insert('2001:db8:1::/48')
    await expect(insert('203.0.113.7/24')).rejects.toMatchObject({ code: '22P02' })
  })
})
