import { randomUUID } from 'node:crypto'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { queuedJob } from '../../../jobs/enqueue.ts'
import { notifyOfContribution } from '../../push/notification-jobs.ts'
import { storeContribution } from './contribute.ts'

const api = shareApi({ env: { RATE_LIMITS: 'strict' } })

test('a contribution takes one statement besides that of its limits', async () => {
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
  expect(statements, statements.join('\n')).toHaveLength(2)
  expect(statements.filter(sql => sql.includes('contribute_once('))).toHaveLength(1)
})

test('storing a contribution and its job scans no table, also while the tables are small', async () => {
  const { db, newId, now } = api.app
  const registry = await makeRegistry(db)
  const itemId = await makeItem(db, registry.id)
  const id = newId()
  const input = {
    ...{ slug: registry.slug, itemId },
    contributor: { name: 'Mei', email: 'mei@example.com', message: null, paymentMethod: 'Unknown' },
    amountCents: cents(100),
    once: { key: randomUUID(), request: 100 },
    trace: { requestId: randomUUID(), network: '127.0.0.0/24' },
  }
  const queued = {
    jobs: [queuedJob(notifyOfContribution, { contributionId: id })],
    thankYouJobs: [],
  }
  await db.transaction(async trx => {
    // Includes scans of earlier transactions that this connection has not reported yet.
    const countScans = () =>
      trx('pg_stat_xact_user_tables')
        .where('seq_scan', '>', 0)
        .orderBy('relid')
        .select('relname', 'seq_scan')
    const before = await countScans()
    const { outcome } = await storeContribution(trx, input, { id, now: now(), ...queued })
    expect(outcome).toBe('given')
    expect(await countScans()).toEqual(before)
  })
})

test('a migration that replaces a function of contributions keeps its settings', async () => {
  const { db } = api.app
  const names = ['contribute', 'contribute_once']
  const settings = await db('pg_proc').whereIn('proname', names).pluck('proconfig')
  // `create or replace function` drops them; the migrations that set them say what they save.
  const expected = ['plan_cache_mode=force_generic_plan', 'enable_seqscan=off']
  expect(settings).toEqual([expected, expected])
})
