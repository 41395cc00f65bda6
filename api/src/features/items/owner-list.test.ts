import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import zlib from 'node:zlib'
import { logout } from '@registry/shared/contract/account/auth'
import {
  deleteContribution,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import { deleteItem, listOwnItems, updateItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { markImageFetched } from '../../../test/make-image.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { LISTENER } from '../../db/notifications/notifications.ts'

const first = shareApi()
const second = share(() => startApi({ beside: first }))
beforeAll(async () => {
  for (const { app } of [first, second]) {
    expect(await app.notifications.isListening(10_000)).toBe(true)
  }
})

async function setUp() {
  const own = await openOwnRegistry(first)
  const { db } = first.app
  const { id: registryId, ownerId } = own.registry
  const itemId = await makeItem(db, registryId, { totalPriceCents: cents(10_000) })
  const imageId = first.app.newId()
  const originalUrl = 'https://shop.example/1.jpg'
  const image = { id: imageId, registry_id: registryId, item_id: itemId, is_selected: true }
  await db('item_images').insert({ ...image, original_url: originalUrl })
  const hash = await markImageFetched(first.app, imageId)
  const contributionId = await makeContribution(db, { registryId, itemId })
  const headers = { authorization: `Bearer ${own.token}` }
  /** Lists the items through an api process. */
  const list = (api: TestApi) => api.as(headers).call(listOwnItems, {})
  return { ...own, registryId, ownerId, itemId, imageId, hash, contributionId, headers, list }
}
type World = Awaited<ReturnType<typeof setUp>>

/** Returns the tables that the statements of `work` read from, in order. */
async function tablesRead({ app }: TestApi, work: () => Promise<unknown>): Promise<string[]> {
  const tables: string[] = []
  const note = ({ sql }: { sql: string }) => {
    tables.push(/ from "?(\w+)"?/.exec(sql)?.[1] ?? sql)
  }
  app.db.on('query', note)
  await work()
  app.db.off('query', note)
  return tables
}

describe("an owner's list", () => {
  test('is read from memory after a check of the access token', async () => {
    const { list } = await setUp()
    const before = await list(second)
    expect(
      await tablesRead(second, async () => expect(await list(second)).toEqual(before)),
    ).toEqual(['access_tokens'])
  })

  test('names the unconfirmed contributions to deleted items until they are confirmed', async () => {
    const { call, itemId, contributionId, list } = await setUp()
    const named = async () => (await list(first)).unconfirmedOfDeleted
    expect(await named()).toEqual([])
    await call(deleteItem, { params: { id: itemId } })
    expect(await named()).toEqual([contributionId])
    await call(verifyPayment, { params: { id: contributionId } })
    expect(await named()).toEqual([])
  })

  test('sums the contributions to deleted items, confirmed or not', async () => {
    const { db } = first.app
    const { call, registryId, itemId, contributionId, list } = await setUp()
    await makeContribution(db, { registryId, itemId })
    const [item] = (await list(first)).items
    expect((await list(first)).amountOfDeleted).toBe(0)
    await call(verifyPayment, { params: { id: contributionId } })
    await call(deleteItem, { params: { id: itemId } })
    expect((await list(first)).amountOfDeleted).toBe(item?.amountContributed)
    await call(deleteContribution, { params: { id: contributionId } })
    expect((await list(first)).amountOfDeleted).toBe(Number(item?.amountContributed) / 2)
  })

  test('contains an edit at once, in each process', async () => {
    const { call, itemId, list } = await setUp()
    for (let n = 1; n <= 20; n += 1) {
      const productName = `Cot ${n}`
      await call(updateItem, { params: { id: itemId }, body: { productName } })
      for (const api of [second, first]) {
        expect((await list(api)).items[0]?.productName).toBe(productName)
      }
    }
  })

  test('has sums that match its contributions while they arrive', async () => {
    const { registryId, itemId, list } = await setUp()
    const { db } = first.app
    const giving = Array.from({ length: 15 }, () =>
      db.transaction(trx => makeContribution(trx, { registryId, itemId })),
    )
    const lists = await Promise.all(
      Array.from({ length: 30 }, (_, n) => list(n % 2 === 0 ? first : second)),
    )
    await Promise.all(giving)
    for (const { items } of [...lists, await list(second)]) {
      const [item] = items
      const sum = item?.contributors.reduce((total, { amount }) => total + amount, 0)
      expect(item?.amountContributed).toBe(sum)
    }
    expect((await list(second)).items[0]?.contributorCount).toBe(16)
  })

  type Change = [table: string, where: object, set: object]
  const item =
    (set: object) =>
    ({ itemId: id }: World): Change => ['items', { id }, set]
  const contribution =
    (set: object) =>
    ({ contributionId: id }: World): Change => ['contributions', { id }, set]
  const image =
    (set: object) =>
    ({ imageId: id }: World): Change => ['item_images', { id }, set]
  const changes: Record<string, (world: World) => Change> = {
    'the name of an item': item({ product_name: 'Cot' }),
    'the link of an item': item({ product_url: 'https://shop.example/2' }),
    'the description of an item': item({ product_description: 'New' }),
    'the category of an item': item({ category: 'Other' }),
    'the price of an item': item({ total_price_cents: 7 }),
    'the sum of an item': item({ amount_contributed_cents: 7 }),
    'the quantity of an item': item({ quantity: 7 }),
    'whether an item may be given second-hand': item({ accepts_physical_donations: true }),
    'the images found for an item': item({ scraped_images: '[{"url":"https://shop.example/3"}]' }),
    'the GTIN of an item': item({ gtin: '04006381333931' }),
    'an item being hidden': item({ is_hidden: true }),
    'the version of an item': item({ version: 7 }),
    'the creation time of an item': item({ created_at: new Date(0) }),
    'an item being deleted': item({ deleted_at: new Date() }),
    'the name of a contributor': contribution({ name: 'Arjun' }),
    'the email address of a contributor': contribution({ email: 'arjun@example.com' }),
    'an amount': contribution({ amount_cents: 7 }),
    'a message': contribution({ message: 'Hello' }),
    'a way to pay': contribution({ payment_method: 'india-upi' }),
    'a verified payment': contribution({ payment_verified_at: new Date() }),
    'a reminder': contribution({ reminder_count: 1, reminder_sent_at: new Date() }),
    'an undelivered reminder': contribution({ reminder_undelivered_at: new Date() }),
    'the time of a contribution': contribution({ created_at: new Date(0) }),
    'a hidden name': contribution({ is_name_hidden: true }),
    'a hidden amount': contribution({ is_amount_hidden: true }),
    'a voided contribution': contribution({ deleted_at: new Date() }),
    'another selected image': image({ is_selected: false }),
    'the bytes of an image': image({ content_hash: 'f'.repeat(64) }),
    'the widths of an image': ({ hash }) => ['images', { hash }, { widths: [320] }],
    'the colour of an image': ({ hash }) => ['images', { hash }, { colour: '#000000' }],
  }
  test.each(Object.entries(changes))('reflects %s', async (_what, changeOf) => {
    const world = await setUp()
    const before = await world.list(second)
    const [table, where, set] = changeOf(world)
    await first.app.db(table).where(where).update(set)
    expect(await world.list(second)).not.toEqual(before)
  })

  test.each<[string, (world: World) => Promise<unknown>]>([
    ['an added item', ({ registryId }) => makeItem(first.app.db, registryId)],
    ['a deleted image', ({ imageId: id }) => first.app.db('item_images').where({ id }).delete()],
    [
      'a deleted contribution',
      ({ contributionId: id }) => first.app.db('contributions').where({ id }).delete(),
    ],
  ])('reflects %s', async (_what, change) => {
    const world = await setUp()
    const before = await world.list(second)
    await change(world)
    expect(await world.list(second)).not.toEqual(before)
  })

  test('reflects the order of the items', async () => {
    const { registryId, itemId, list } = await setUp()
    await makeItem(first.app.db, registryId)
    const ids = async () => (await list(second)).items.map(({ id }) => id)
    const before = await ids()
    await first.app.db('items').where({ id: itemId }).update({ position: 0 })
    expect(await ids()).toEqual(before.toReversed())
  })

  test('is not read from memory while changes cannot be detected', async () => {
    const { itemId, list } = await setUp()
    await list(second)
    const { db } = first.app
    await db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ?`,
      [LISTENER],
    )
    await db('items').where({ id: itemId }).update({ quantity: 9 })
    expect((await list(second)).items[0]?.quantity).toBe(9)
    expect(await second.app.notifications.isListening(10_000)).toBe(true)
    await db('items').where({ id: itemId }).update({ quantity: 8 })
    expect((await list(second)).items[0]?.quantity).toBe(8)
  })

  test('is sent to its owner only', async () => {
    const [one, other] = [await setUp(), await setUp()]
    const expected = [await one.list(second), await other.list(second)]
    expect(await one.list(second)).toEqual(expected[0])
    expect(await other.list(second)).toEqual(expected[1])
    expect(expected[0]?.items[0]?.id).toBe(one.itemId)
    expect(expected[1]?.items[0]?.id).toBe(other.itemId)
    await expect(second.call(listOwnItems, {})).rejects.toMatchObject({ details: { status: 401 } })
  })

  test.each<[string, (world: World) => Promise<unknown>]>([
    ['its owner has logged out', ({ call }) => call(logout, {})],
    [
      'the session was revoked',
      ({ ownerId }) =>
        first.app.db('sessions').where({ user_id: ownerId }).update({ revoked_at: new Date() }),
    ],
    [
      'the account was closed',
      ({ ownerId: id }) => first.app.db('users').where({ id }).update({ closed_at: new Date() }),
    ],
  ])('is refused after %s', async (_when, end) => {
    const world = await setUp()
    await world.list(second)
    await end(world)
    await expect(world.list(second)).rejects.toMatchObject({ details: { status: 401 } })
  })

  test('returns a part of the list and its whole length', async () => {
    const { registryId, list, headers } = await setUp()
    await makeItem(first.app.db, registryId)
    const { items, total } = await list(second)
    const query = { limit: 1, offset: 1 }
    const part = await second.as(headers).call(listOwnItems, { query })
    expect(part).toMatchObject({ items: items.slice(1), total })
  })
})

describe("the bytes of an owner's list", () => {
  const DECODE: Record<string, (bytes: Buffer) => Buffer> = {
    br: zlib.brotliDecompressSync,
    zstd: zlib.zstdDecompressSync,
    gzip: zlib.gunzipSync,
    identity: bytes => bytes,
  }
  /** Sends a request without the decoding that fetch would add. */
  async function get(headers: Record<string, string>) {
    const sent = request(`${second.url}/api/admin/registry/items`, { headers }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return { headers: response.headers, bytes: Buffer.concat(await response.toArray()) }
  }

  test.each([
    ['identity', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['zstd', 'zstd'],
    ['zstd', 'gzip, deflate, br, zstd'],
    ['br', 'gzip, br'],
    ['gzip', 'br;q=0.5, gzip'],
  ])('are %s for a client that accepts %s', async (encoding, accepted) => {
    const { registryId, itemId, headers, list } = await setUp()
    for (let n = 0; n < 4; n += 1) await makeContribution(first.app.db, { registryId, itemId })
    for (let time = 1; time <= 2; time += 1) {
      const response = await get({ ...headers, 'accept-encoding': accepted })
      expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        vary: expect.stringContaining('Accept-Encoding'),
      })
      const text = DECODE[encoding]?.(response.bytes).toString() ?? ''
      expect(JSON.parse(text).items[0].id).toBe(itemId)
      expect(JSON.parse(text).total).toBe((await list(second)).total)
    }
  })

  test('are not compressed when they are few', async () => {
    const { headers } = await openOwnRegistry(first).then(({ token }) => ({
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'zstd, br' },
    }))
    const response = await get(headers)
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(response.bytes.toString())).toMatchObject({ items: [], total: 0 })
  })
})
