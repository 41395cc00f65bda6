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

const latestKey = () => api.app.db('idempotency_keys').orderBy('created_at', 'desc').first()

/** Replaces the latest stored response. */
async function storeAs(columns: { body: string | null; answer: string | null }): Promise<void> {
  const { scope_key } = await latestKey()
  await api.app.db('idempotency_keys').where({ scope_key }).update(columns)
}

/** Stores a response in the shape of an earlier release, which stored it before it was encoded. */
const storeAnswer = (answer: object) => storeAs({ body: null, answer: JSON.stringify(answer) })

/** Fields that releases added to items, in order. */
const LATER_ITEM_FIELDS = ['quantity', 'picture', 'acceptsPhysicalDonations']
/** Fields that releases added to the responses, in order. */
const LATER_FIELDS = [...LATER_ITEM_FIELDS, 'contributors', 'can']

const withoutFields = (data: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !fields.includes(name)))

const fromEach = (fields: string[]) => fields.map((_, at) => fields.slice(at))
const shapes = fromEach(LATER_FIELDS)
const itemShapes = fromEach(LATER_ITEM_FIELDS)

test.each(shapes.map(fields => ({ fields })))(
  'a contribution stored without $fields is returned in the current shape',
  async ({ fields }) => {
    const { give, key } = await openItem()
    const first = await give(key)
    await storeAnswer({ ...first, data: withoutFields(first.data, fields) })
    expect(await give(key)).toEqual(first)
  },
)

test.each(itemShapes.map(fields => ({ fields })))(
  'a contribution whose item was stored without $fields is returned in the current shape',
  async ({ fields }) => {
    const { give, key } = await openItem()
    const first = await give(key)
    const { answer } = await latestKey()
    await storeAnswer({ ...answer, item: withoutFields(answer.item, fields) })
    expect(await give(key)).toEqual(first)
  },
)

test('a contribution stored as the text that was sent is returned unchanged', async () => {
  const { give, key, itemId } = await openItem()
  const first = await give(key)
  await storeAs({ answer: null, body: JSON.stringify(z.encode(contribute.response, first)) })
  await api.app.db('items').where({ id: itemId }).update({ product_name: 'Renamed' })
  expect(await give(key)).toEqual(first)
})

test.each(shapes.map(fields => ({ fields })))(
  'an added item stored without $fields is returned in the current shape',
  async ({ fields }) => {
    const { call } = await openOwnRegistry(api)
    const options = { idempotencyKey: randomUUID() }
    const first = await call(createItem, { body: itemDraft }, options)
    await storeAnswer({ data: withoutFields(first.data, fields) })
    expect(await call(createItem, { body: itemDraft }, options)).toEqual(first)
  },
)

test('an encoded response is stored once, as the text that is sent', async () => {
  const { call } = await openOwnRegistry(api)
  const first = await call(createItem, { body: itemDraft }, { idempotencyKey: randomUUID() })
  const [row] = await api.app
    .db('idempotency_keys')
    .orderBy('created_at', 'desc')
    .limit(1)
    .select('answer', api.app.db.raw('body::text'))
  expect(row).toEqual({
    answer: null,
    body: JSON.stringify(z.encode(createItem.response, first)),
  })
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
