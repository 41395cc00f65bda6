import { expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { sendNotificationMail } from './notification-mails.ts'

const AT = '2026-11-20T10:00:00.000Z'
const EARLIER = '2026-11-10T10:00:00.000Z'

const api = shareApi()

const GIFT = '$25.00 from Mei toward Wooden bedside crib is still to be confirmed.'

test.each([
  ['is not sent when no payment is open', 0, undefined],
  ['names the only open payment', 1, ['A payment to look for', GIFT]],
  ['counts the open payments', 2, ['Payments to look for', '2 gifts are still to be confirmed.']],
] as const)('an email about three unverified payments %s', async (_, openCount, expected) => {
  const { db } = api.app
  const { registry } = await openOwnRegistry(api)
  const registryId = registry.id
  const itemId = await makeItem(db, registryId)
  const make = () => makeContribution(db, { registryId, itemId })
  const ids = [await make(), await make(), await make()]
  const own = db('contributions').where({ registry_id: registryId })
  await own.clone().update({ owner_asked_at: AT })
  const [voided, ...verified] = ids.slice(openCount)
  await own.clone().where({ id: voided }).update({ deleted_at: AT })
  await own.clone().whereIn('id', verified).update({ payment_verified_at: AT })
  // Belongs to an earlier notification.
  await own
    .clone()
    .where({ id: await make() })
    .update({ owner_asked_at: EARLIER })
  const notice = { kind: 'payments' as const, registryId, count: 3, askedAt: AT }
  const mail = createMemoryMail()
  await sendNotificationMail.work({ notice }, { app: api.app, mail })
  const [sent] = mail.sent
  expect(sent && [sent.email.subject, sent.email.text]).toEqual(
    expected && [expected[0], expect.stringContaining(expected[1])],
  )
})
