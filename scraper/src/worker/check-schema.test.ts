import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import { checkSchema } from './check-schema.ts'

let database: TestDatabase
let db: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  // One connection, so that each test runs in its transaction, which is rolled back.
  db = new pg.Pool({ connectionString: database.url, max: 1 })
  // `end` resolves before the server has closed the connection, which `drop` may then terminate.
  db.on('error', () => undefined)
})
beforeEach(() => db.query('begin'))
afterEach(() => db.query('rollback'))
afterAll(async () => {
  await db.end()
  await database.drop()
})

describe('checkSchema', () => {
  test('accepts the migrated schema', async () => {
    await expect(checkSchema(db)).resolves.toBeUndefined()
  })

  test.each([
    ['function beat_worker', 'drop function beat_worker'],
    ['column stage', 'alter table scrapes drop column stage'],
    ['table scrapes', 'drop table scrapes'],
    ['queue', 'drop schema graphile_worker cascade'],
  ])('says that it is behind without the %s', async (_name, sql) => {
    await db.query(sql)
    await expect(checkSchema(db)).rejects.toThrow(
      'The database schema is behind: run `npm run migrate` first.',
    )
  })
})
