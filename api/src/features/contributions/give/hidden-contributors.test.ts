import { randomUUID } from 'node:crypto'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import {
  getContribution,
  listRecentContributions,
} from '@registry/shared/contract/contributions/owner-contributions'
import { listOwnItems, listRegistryItems } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { giftBody } from '../../../../test/contribute-to.ts'
import { makeItem } from '../../../../test/factories.ts'
import { followRegistry } from '../../../../test/follow-registry.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'

const api = shareApi()

/** In no other amount of these tests, nor in a sum. */
const AMOUNT = cents(13_37)
const NAME = 'Rosalind Quek'
const HIDDEN = /Rosalind|Quek|13\.?37/

const BOTH = { isNameHidden: true, isAmountHidden: true }

/** Opens a registry with an item to which another visitor gave $5. */
async function openItem() {
  const owner = await openOwnRegistry(api)
  const itemId = await makeItem(api.app.db, owner.registry.id, { totalPriceCents: cents(10_000) })
  const { call } = await api.asVisitor()
  const params = { slug: owner.registry.slug, id: itemId }
  const give = (hidden: typeof BOTH | object, idempotencyKey = randomUUID()) =>
    call(
      contribute,
      { params, body: giftBody(AMOUNT, { name: NAME, message: 'With love', ...hidden }) },
      { idempotencyKey },
    )
  await call(contribute, { params, body: giftBody(5_00) })
  const list = async () => (await fetch(`${api.url}/api/registry/${params.slug}/items`)).text()
  return { owner, itemId, params, give, list }
}

describe('a contribution whose name and amount are hidden', () => {
  test('is in public responses as a friend without an amount, and in the sum of the item', async () => {
    const { give, list, params, itemId } = await openItem()
    const stream = await followRegistry(api, params.slug)
    await stream.next()
    const response = await give(BOTH)
    expect(JSON.stringify(response)).not.toMatch(HIDDEN)
    expect(response.data).toMatchObject({
      amountContributed: 18_37,
      contributors: [
        { name: 'A friend', amount: 0, message: 'With love' },
        { name: 'Mei', amount: 5_00 },
      ],
    })
    expect(await list()).not.toMatch(HIDDEN)
    expect(await list()).toContain('A friend')
    expect(await stream.next()).toMatchObject({ data: { id: itemId, amountContributed: 18.37 } })
    expect(stream.text()).not.toMatch(HIDDEN)
    stream.leave()
  })

  test('stays hidden in the response to a retry and in stored responses', async () => {
    const { give } = await openItem()
    const key = randomUUID()
    const first = await give(BOTH, key)
    expect(await give(BOTH, key)).toEqual(first)
    const { rows } = await api.app.db.raw(
      `select answer::text || coalesce(body::text, '') as stored from idempotency_keys`,
    )
    expect(JSON.stringify(rows)).not.toMatch(HIDDEN)
    await expect(give({}, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  test('is complete and marked for the owner, also in the export', async () => {
    const { owner, give } = await openItem()
    const { contribution } = await give(BOTH)
    const { call } = owner
    const expected = { name: NAME, amount: AMOUNT, ...BOTH }
    const { items } = await call(listOwnItems, { query: {} })
    expect(items[0]?.contributors[0]).toMatchObject(expected)
    const detail = { amount: AMOUNT, contributor: { name: NAME }, ...BOTH }
    expect((await call(getContribution, { params: contribution })).data).toMatchObject(detail)
    const recent = await call(listRecentContributions, { query: { limit: 5, offset: 0 } })
    expect(recent.contributions[0]).toMatchObject(detail)
    const headers = { authorization: `Bearer ${owner.token}` }
    const file = await fetch(`${api.url}/api/admin/contributions/export.csv`, { headers })
    expect(await file.text()).toMatch(/"Rosalind Quek","mei@giver.example",.*"13.37"/)
  })

  test('is audited with what was hidden', async () => {
    const { give } = await openItem()
    const { contribution } = await give({ isNameHidden: true })
    const audited = await api.app.db('audit_events').where({ entity_id: contribution.id })
    expect(audited).toMatchObject([{ details: { amountCents: AMOUNT, isNameHidden: true } }])
  })
})

test('a hidden name leaves the amount visible, and a hidden amount the name', async () => {
  const { give, params } = await openItem()
  await give({ isNameHidden: true })
  await give({ isAmountHidden: true })
  await give({ isNameHidden: false, isAmountHidden: false })
  const { data } = await api.call(listRegistryItems, {
    params: { slug: params.slug },
    query: { sortBy: 'own', sortOrder: 'asc' },
  })
  expect(data[0]?.contributors.map(({ name, amount }) => [name, amount])).toEqual([
    [NAME, AMOUNT],
    [NAME, 0],
    ['A friend', AMOUNT],
    ['Mei', 5_00],
  ])
})
