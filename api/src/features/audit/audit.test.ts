import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import { createItem } from '@registry/shared/contract/items/items'
import { describe, expect, test } from 'vitest'
import { contributeTo } from '../../../test/contribute-to.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { itemDraft } from '../../../test/item-draft.ts'
import { makeAccount, PASSWORD } from '../../../test/make-account.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi({ env: { TRUST_PROXY: '1' } })

const entries = (action: string) =>
  api.app.db('audit_events').where({ action }).select('network', 'request_id', 'details')

function login(ip: string, email: string, password: string): Promise<Response> {
  return fetch(`${api.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ email, password }),
  })
}

describe('the audit trail', () => {
  test('stores only the network of an IP address', async () => {
    const { email } = await makeAccount(api.app)
    for (const ip of ['203.0.113.77', '2001:db8:1:2:3::4']) {
      expect((await login(ip, email, PASSWORD)).status).toBe(200)
    }
    const networks = (await entries('user.signed_in')).map(({ network }) => network)
    expect(networks.toSorted()).toEqual(['2001:db8:1::/48', '203.0.113.0/24'])
  })

  test('stores the request id of a login, a contribution and an item, without personal data', async () => {
    await makeRegistry(api.app.db, 'demo')
    const { id, registryId, slug } = await makeAccount(api.app)
    const itemId = await makeItem(api.app.db, registryId)
    const contributor = { name: 'Siti Rahma', email: 'siti@example.com', message: 'With love' }
    await contributeTo(api, { slug, id: itemId }, 500, contributor)
    const owner = api.as({ authorization: `Bearer ${await makeOwnerToken(api.app, id)}` })
    await owner.call(createItem, { body: itemDraft })
    await api.call(legacyLogin, { body: { adminPassword: api.app.adminPassword() } })
    for (const action of ['contribution.created', 'item.created', 'legacy_admin.signed_in']) {
      expect(await entries(action), action).toEqual([
        {
          network: '127.0.0.0/24',
          request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          details: expect.anything(),
        },
      ])
    }
    const { rows } = await api.app.db.raw(
      'select string_agg(e::text, chr(10)) as all from audit_events e',
    )
    expect(rows[0].all).not.toMatch(/siti|love|@|127\.0\.0\.1/i)
  })
})
