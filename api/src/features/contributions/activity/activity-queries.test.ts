import { beforeAll, expect, test } from 'vitest'
import { explainQueries } from '../../../../test/explain-queries.ts'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { listContributionsWithItems } from '../../contribution-records/contribution-with-item-store.ts'
import { contributionStats } from './contribution-stats.ts'

const api = shareApi()
let registryId: string
beforeAll(async () => {
  const { db } = api.app
  for (let count = 0; count < 20; count += 1) {
    const registry = await makeRegistry(db)
    registryId = registry.id
    const itemId = await makeItem(db, registryId)
    await db.raw(
      `insert into contributions (id, registry_id, item_id, name, email, amount_cents, created_at)
       select gen_random_uuid(), ?, ?, 'Mei', 'mei@example.com', 1, now() - n * interval '1 minute'
         from generate_series(1, 500) n`,
      [registryId, itemId],
    )
  }
  await db.raw('analyze contributions, items')
})

test('a page of recent contributions uses the index and scans no table', async () => {
  const [plan] = await explainQueries(api.app.db, () =>
    listContributionsWithItems(api.app.db, registryId, { limit: 5, offset: 0 }),
  )
  expect(plan).toMatch(/contributions_by_registry/)
  expect(plan).not.toMatch(/Seq Scan on contributions/)
})

test('the statistics read only contributions of their registry', async () => {
  const [plan] = await explainQueries(api.app.db, () =>
    contributionStats(api.app.db, registryId, new Date()),
  )
  // Each of these indexes starts with the registry.
  expect(plan).toMatch(/contributions_by_(registry|item|guest)/)
  expect(plan).not.toMatch(/Seq Scan on contributions/)
})
