import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../shared/tools/test-database.ts'

describe('createTestDatabase', () => {
  test('creates a separate database per call', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
    await run(one.url, 'create table mine (id int)')

    await expect(run(other.url, 'select from mine')).rejects.toThrow('does not exist')
    await Promise.all([one.drop(), other.drop()])
  })

  test('drops a database that is still in use', async () => {
    const database = await createTestDatabase()
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => undefined)
    await client.connect()

    await database.drop()
    await expect(run(database.url, 'select 1')).rejects.toThrow('does not exist')
  })
})

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
