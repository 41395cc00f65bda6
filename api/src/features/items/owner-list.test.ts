import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import zlib from 'node:zlib'
import { logout } from '@registry/shared/contract/account/auth'
import {
  deleteContribution,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import { deleteItem, listOwnItems, updateItem } from '@registry/shared/contract/items/items'
import { beforeAll, describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { makeItem } from '../../../test/factories.ts'
import { loseNotifications } from '../../../test/lose-notifications.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import {
  changeContribution,
  changeItem,
  LISTED_CHANGES,
  makeListedItem,
} from '../../../test/make-listed-item.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi, TEST_TIMEOUT_MS, type TestApi } from '../../../test/start-api.ts'

const first = shareApi()
const second = share(() => startApi({ beside: first }))
beforeAll(async () => {
  for (const { app } of [first, second]) {
    expect(await app.notifications.isListening(TEST_TIMEOUT_MS)).toBe(true)
  }
})

async function setUp() {
  const own = await openOwnRegistry(first)
  const { id: registryId, ownerId } = own.registry
  const item = await makeListedItem(first.app, registryId)
  const headers = { authorization: `Bearer ${own.token}` }
  /** Lists the items through an api process. */
  const list = (api: TestApi) => api.as(headers).call(listOwnItems, {})
  return { ...own, ...item, registryId, ownerId, headers, list }
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

  const changes: typeof LISTED_CHANGES = {
    ...LISTED_CHANGES,
    'the images found for an item': changeItem({
      scraped_images: '[{"url":"https://shop.example/3"}]',
    }),
    'the GTIN of an item': changeItem({ gtin: '04006381333931' }),
    'the version of an item': changeItem({ version: 7 }),
    'the email address of a contributor': changeContribution({ email: 'arjun@example.com' }),
    'a way to pay': changeContribution({ payment_method: 'india-upi' }),
    'a verified payment': changeContribution({ payment_verified_at: new Date() }),
    'a reminder': changeContribution({ reminder_count: 1, reminder_sent_at: new Date() }),
    'an undelivered reminder': changeContribution({ reminder_undelivered_at: new Date() }),
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
    await loseNotifications(db)
    await db('items').where({ id: itemId }).update({ quantity: 9 })
    expect((await list(second)).items[0]?.quantity).toBe(9)
    expect(await second.app.notifications.isListening(TEST_TIMEOUT_MS)).toBe(true)
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
})

describe("the bytes of an owner's list", () => {
  const DECODE: Record<string, (bytes: Buffer) => Buffer> = {
    zstd: zlib.zstdDecompressSync,
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
    ['zstd', 'gzip, deflate, br, zstd'],
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
