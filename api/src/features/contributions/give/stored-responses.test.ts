import { randomUUID } from 'node:crypto'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { createItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { makeItem } from '../../../../test/factories.ts'
import { itemDraft } from '../../../../test/item-draft.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'

const api = shareApi()

const contributor = { name: 'Mei', email: 'mei@example.com', paymentMethod: 'Unknown' } as const
const contribution = { ...contributor, amount: cents(100) }

/** Opens an item and returns a function that contributes to it under a key, and a new key. */
async function openItem() {
  const { registry } = await openOwnRegistry(api)
  const itemId = await makeItem(api.app.db, registry.id)
  const { call } = await api.asVisitor()
  const input = { params: { slug: registry.slug, id: itemId }, body: contribution }
  const give = (idempotencyKey: string) => call(contribute, input, { idempotencyKey })
  return { give, itemId, key: randomUUID() }
}

/** Changes the latest stored response to the shape of an earlier release, which stored it before it was encoded. */
async function storeAs(
  { response }: typeof contribute | typeof createItem,
  change: (answer: Record<string, unknown>) => unknown,
): Promise<void> {
  const row = await api.app.db('idempotency_keys').orderBy('created_at', 'desc').first()
  const { success, ...answer } = z.decode(response, row.body)
  expect(success).toBe(true)
  await api.app
    .db('idempotency_keys')
    .where({ scope_key: row.scope_key })
    .update({ body: null, answer: JSON.stringify(change(answer)) })
}

/** Fields that releases added to the responses, in order. */
const LATER_FIELDS = ['quantity', 'picture', 'acceptsPhysicalDonations', 'contributors', 'can']

const withoutFields = (data: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !fields.includes(name)))

const shapes = LATER_FIELDS.map((_, at) => LATER_FIELDS.slice(at))

test.each(shapes.map(fields => ({ fields })))(
  'a contribution stored without $fields is returned in the current shape',
  async ({ fields }) => {
    const { give, key } = await openItem()
    const first = await give(key)
    await storeAs(contribute, ({ data, ...rest }) => ({
      ...rest,
      data: withoutFields(data as object, fields),
    }))
    expect(await give(key)).toEqual(first)
  },
)

test.each(shapes.map(fields => ({ fields })))(
  'an added item stored without $fields is returned in the current shape',
  async ({ fields }) => {
    const { call } = await openOwnRegistry(api)
    const options = { idempotencyKey: randomUUID() }
    const first = await call(createItem, { body: itemDraft }, options)
    await storeAs(createItem, ({ data }) => ({ data: withoutFields(data as object, fields) }))
    expect(await call(createItem, { body: itemDraft }, options)).toEqual(first)
  },
)

test('an encoded response is stored once, as the text that is sent', async () => {
  const { give, key } = await openItem()
  const first = await give(key)
  const [row] = await api.app
    .db('idempotency_keys')
    .orderBy('created_at', 'desc')
    .limit(1)
    .select('answer', api.app.db.raw('body::text'))
  expect(row).toEqual({ answer: null, body: JSON.stringify(z.encode(contribute.response, first)) })
})

test('a contribution whose process ended before storing the response gets one response', async () => {
  const { give, key, itemId } = await openItem()
  const first = await give(key)
  await api.app.db('idempotency_keys').update({ status: null, answer: null, body: null })
  expect(await give(key)).toEqual(first)
  await give(randomUUID())
  expect(await give(key)).toEqual(first)
  expect(await api.app.db('contributions').where({ item_id: itemId })).toHaveLength(2)
})
