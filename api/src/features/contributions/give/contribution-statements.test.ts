import { randomUUID } from 'node:crypto'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { shareApi } from '../../../../test/share-api.ts'

const api = shareApi({ env: { RATE_LIMITS: 'strict' } })

test('a contribution takes six statements, of which one holds the lock of its item', async () => {
  const { db } = api.app
  const registry = await makeRegistry(db)
  const id = await makeItem(db, registry.id)
  const { call } = await api.asVisitor()
  const statements: string[] = []
  const listen = ({ sql }: { sql: string }) => void statements.push(sql)
  db.on('query', listen)
  const body = {
    name: 'Mei',
    email: 'mei@example.com',
    amount: cents(100),
    paymentMethod: 'Unknown' as const,
  }
  const params = { slug: registry.slug, id }
  await call(contribute, { params, body }, { idempotencyKey: randomUUID() })
  db.removeListener('query', listen)
  expect(statements, statements.join('\n')).toHaveLength(6)
  expect(statements.filter(sql => sql.includes('contribute('))).toHaveLength(1)
})
