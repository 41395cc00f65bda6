import { expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { loadContributionsOfDeleted } from './deleted-items-store.ts'

const api = shareApi()

test('contributions to deleted items are summed by the database and loaded as one row', async () => {
  const { registry } = await openOwnRegistry(api)
  const { db } = api.app
  const registryId = registry.id
  const itemId = await makeItem(db, registryId)
  const ids = [
    await makeContribution(db, { registryId, itemId }),
    await makeContribution(db, { registryId, itemId }),
  ]
  await db('items').where({ id: itemId }).update({ deleted_at: new Date() })
  const rows: unknown[] = []
  const note = (_rows: unknown, { response }: { response: { rows: unknown[] } }) =>
    rows.push(...response.rows)
  db.on('query-response', note)
  const found = await loadContributionsOfDeleted(db, registryId)
  db.off('query-response', note)
  expect(found.unconfirmedOfDeleted.toSorted()).toEqual(ids.toSorted())
  expect(rows).toHaveLength(1)
})
