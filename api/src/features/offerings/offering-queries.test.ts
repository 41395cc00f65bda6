import { beforeAll, expect, test } from 'vitest'
import { explainQueries } from '../../../test/explain-queries.ts'
import { makeRegistry } from '../../../test/factories.ts'
import { shareApi } from '../../../test/share-api.ts'
import * as photoStore from '../offering-photos/photo-store.ts'
import { deleteOfferings } from './delete-offerings.ts'
import * as interestStore from './offering-interest-store.ts'
import * as messageStore from './offering-message-store.ts'
import * as store from './offering-store.ts'

const REGISTRIES = 40

const api = shareApi()
beforeAll(async () => {
  const { db } = api.app
  for (let count = 0; count < REGISTRIES; count += 1) {
    const { id } = await makeRegistry(db)
    await db.raw(
      `insert into offerings (id, registry_id, item_name, description, category, condition,
          quantity, suitable_age, offerer_name, offerer_email)
       select gen_random_uuid(), ?, 'Cot', 'A cot that was used for one child.', 'Other', 'Good',
          1, '0-6 months', 'Ravi', 'ravi' || n || '@offerer.example'
         from generate_series(1, 50) n`,
      [id],
    )
  }
  const parts = 'gen_random_uuid(), registry_id, id'
  await db.raw(`insert into offering_messages (id, registry_id, offering_id, sender, body)
    select ${parts}, 'offerer', 'Hello' from offerings, generate_series(1, 3)`)
  await db.raw(`insert into offering_interests (id, registry_id, offering_id)
    select ${parts} from offerings`)
  await db.raw(`insert into images (hash, width, height, widths)
    values (repeat('a', 64), 100, 100, '{}')`)
  await db.raw(`insert into offering_photos (id, registry_id, offering_id, status, content_hash)
    select ${parts}, 'ready', repeat('a', 64) from offerings`)
  await db.raw('analyze offerings, offering_messages, offering_interests, offering_photos')
})

test('queries by offering use an index and scan no table', async () => {
  const { db } = api.app
  const { id: offeringId } = await db('offerings').first('id')
  const now = api.app.now()
  const plans = await explainQueries(db, async () => {
    await store.listByEmail(db, { email: 'ravi7@offerer.example', onlyAccepting: true })
    await photoStore.listByOfferings(db, [offeringId])
    await messageStore.list(db, offeringId)
    await messageStore.countByOffering(db, [offeringId])
    await messageStore.markRead(db, { offeringId, until: now, at: now })
    await interestStore.findContact(db, offeringId)
    await deleteOfferings(db, { id: offeringId })
  })
  const OWN = /Index Scan[\w ]+ offering_\w+_of_offering/
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on offering/)
  expect(plans.filter(plan => OWN.test(plan))).toHaveLength(8)
})
