import { exportAccount } from '@registry/shared/contract/account/account'
import { imagePath } from '@registry/shared/images/image-file-names'
import { describe, expect, test } from 'vitest'
import { contributeTo } from '../../../../test/contribute-to.ts'
import { makeItem } from '../../../../test/factories.ts'
import { mailedTokens } from '../../../../test/mailed-tokens.ts'
import { makeAccount } from '../../../../test/make-account.ts'
import { makeOffering } from '../../../../test/make-offering.ts'
import { makeOfferingPhoto } from '../../../../test/make-offering-photo.ts'
import { makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { shareApi } from '../../../../test/share-api.ts'

const api = shareApi({ env: { RATE_LIMITS: 'strict' } })

/** Creates an owner with an item and a contribution of `giverName`. */
async function createOwnerFixture(giverName: string) {
  const account = await makeAccount(api.app)
  const itemId = await makeItem(api.app.db, account.registryId)
  const contributor = { name: giverName, email: 'giver@example.com' }
  const options = { idempotencyKey: `key-of-${giverName}` }
  await contributeTo(api, { slug: account.slug, id: itemId }, 1_050, contributor, options)
  const { registryId } = account
  const offeringId = await makeOffering(api.app, registryId, { offerer_name: giverName })
  const { hash: photo } = await makeOfferingPhoto(api.app, { registryId, offeringId })
  await mailedTokens.reset(api.app, account.id)
  const token = await makeOwnerToken(api.app, account.id)
  return { ...account, itemId, photo, ...api.as({ authorization: `Bearer ${token}` }) }
}

describe('the export of an account', () => {
  test('contains all data of the owner and the registry, with amounts in cents', async () => {
    const { call, ...owner } = await createOwnerFixture('Aunt Mei')
    const { data } = await call(exportAccount, {})
    expect(data).toMatchObject({
      owner: { id: owner.id, email: owner.email, name: 'Priya' },
      registry: { id: owner.registryId, slug: owner.slug },
      items: [{ id: owner.itemId, totalPriceCents: 30_000, amountContributedCents: 1_050 }],
      offerings: [{ itemName: 'Wooden cot', offererName: 'Aunt Mei' }],
      offeringPhotos: [{ picture: imagePath(owner.photo) }],
      contributions: [{ itemId: owner.itemId, name: 'Aunt Mei', amountCents: 1_050 }],
      devices: [{ client: 'web', userId: owner.id }],
      auditEvents: [{ action: 'contribution.created' }],
    })
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['offerings', 'pushSubscriptions', 'formerSlugs', 'productLookups']),
    )
  })

  test('contains nothing of another registry', async () => {
    const other = await createOwnerFixture('Uncle Raj')
    const { call } = await createOwnerFixture('Aunt Mei')
    const text = JSON.stringify(await call(exportAccount, {}))
    for (const foreign of ['Uncle Raj', other.email, other.id, other.registryId, other.photo]) {
      expect(text).not.toContain(foreign)
    }
  })

  test("contains the owner's offerings to other registries once their email address is verified", async () => {
    const other = await makeAccount(api.app)
    const { call, id, email } = await createOwnerFixture('Aunt Mei')
    const values = { offerer_email: email.toUpperCase(), flag_reason: 'Odd', admin_notes: 'Thanks' }
    await makeOffering(api.app, other.registryId, values)
    const users = api.app.db('users').where({ id })
    await users.clone().update({ email_verified_at: null })
    expect(await call(exportAccount, {})).toMatchObject({ data: { ownOfferings: [] } })
    await users.clone().update({ email_verified_at: api.app.now() })
    const { data } = await call(exportAccount, {})
    expect(data).toMatchObject({ ownOfferings: [{ itemName: 'Wooden cot', adminNotes: 'Thanks' }] })
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`Odd|${other.registryId}`))
  })

  test('contains no hash, token or idempotency key', async () => {
    const { call, id } = await createOwnerFixture('Aunt Mei')
    await api.app.db('push_subscriptions').insert({
      id: api.app.newId(),
      user_id: id,
      registry_id: (await api.app.db('registries').where({ owner_id: id }).first('id')).id,
      endpoint: 'https://fcm.googleapis.com/one',
      p256dh: 'push-secret',
      auth: 'push-secret',
    })
    const text = JSON.stringify(await call(exportAccount, {}))
    expect(text).toContain('https://fcm.googleapis.com/one')
    expect(text).not.toMatch(/hash":|token|argon2|idempotency|push-secret|csrf/i)
    // A key in snake case would be an unconverted column.
    expect(text).not.toMatch(/"[a-z]+_[a-z_]+":/)
  })

  test('is audited', async () => {
    const { call, id, registryId } = await createOwnerFixture('Aunt Mei')
    await call(exportAccount, {})
    const events = await api.app.db('audit_events').where({ action: 'account.exported' })
    expect(events.filter(event => event.actor_id === id)).toMatchObject([
      { registry_id: registryId, entity: 'user', entity_id: id },
    ])
  })

  test('is limited to ten times an hour', async () => {
    const { call } = await createOwnerFixture('Aunt Mei')
    for (let n = 0; n < 10; n += 1) await call(exportAccount, {})
    await expect(call(exportAccount, {})).rejects.toMatchObject({ status: 429 })
  })
})
