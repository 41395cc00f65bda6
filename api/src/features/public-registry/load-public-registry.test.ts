import { contribute } from '@registry/shared/contract/contributions/contributions'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { loseNotifications } from '../../../test/lose-notifications.ts'
import { LISTED_CHANGES, makeListedItem, type RowChange } from '../../../test/make-listed-item.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi, TEST_TIMEOUT_MS, type TestApi } from '../../../test/start-api.ts'
import { createInvalidatingCache } from '../../db/notifications/invalidating-cache.ts'
import type { App } from '../../http/app.ts'
import { PAGE_ORDER, type RegistryView } from '../../http/public-registry.ts'
import { loadPublicRegistry, viewPacking } from './load-public-registry.ts'

const first = shareApi()
const second = share(() => startApi({ beside: first }))
beforeAll(async () => {
  for (const { app } of [first, second]) {
    expect(await app.notifications.isListening(TEST_TIMEOUT_MS)).toBe(true)
  }
})

const order = { sortBy: 'value', sortOrder: 'desc' } as const
const kept = (app: App, slug: string) => loadPublicRegistry(app, slug, order)
/** Reads without the cache, as while notifications are not connected. */
const read = ({ ...app }: App, slug: string) => {
  const notifications = { ...app.notifications, isCaughtUp: async () => false }
  return loadPublicRegistry({ ...app, notifications }, slug, order)
}

async function setUp() {
  const registry = await makeRegistry(first.app.db)
  const item = await makeListedItem(first.app, registry.id)
  const { call } = await first.asVisitor()
  const params = { slug: registry.slug, id: item.itemId }
  const contributor = { name: 'Mei', email: 'mei@giver.example', message: 'With love' }
  const give = () =>
    call(contribute, {
      params,
      body: { ...contributor, amount: cents(100), paymentMethod: 'Unknown' },
    })
  return { ...registry, ...item, give }
}
type World = Awaited<ReturnType<typeof setUp>>

describe('a public registry', () => {
  test('is cached with its serialised response', async () => {
    const { slug } = await setUp()
    const { app } = second
    const view = await kept(app, slug)
    let queries = 0
    const count = () => {
      queries += 1
    }
    app.db.on('query', count)
    expect(await kept(app, slug)).toBe(view)
    const input = { params: { slug }, query: order }
    expect((await second.call(listRegistryItems, input)).data).toEqual(view?.items)
    app.db.off('query', count)
    expect(queries).toBe(0)
  })

  test('is cached in at most two orders', async () => {
    const { slug } = await setUp()
    const asked = ['value', 'name', 'created'] as const
    const ask = (sortBy: (typeof asked)[number]) =>
      loadPublicRegistry(second.app, slug, { sortBy, sortOrder: 'asc' })
    const [byValue, byName, byAge] = [await ask('value'), await ask('name'), await ask('created')]
    expect(await ask('created')).toBe(byAge)
    expect(await ask('name')).toBe(byName)
    expect(await ask('value')).not.toBe(byValue)
  })

  test('is weighed by the size of its texts', async () => {
    const { id, slug } = await setUp()
    const app = { ...second.app, publicRegistries: createInvalidatingCache<RegistryView>(10_000) }
    expect(await kept(app, slug)).toBe(await kept(app, slug))
    await makeItem(first.app.db, id, { productDescription: '字'.repeat(4_000) })
    app.publicRegistries.opened()
    expect(await kept(app, slug)).not.toBe(await kept(app, slug))
  })

  test('stays cached in fewer bytes when there is no space for it, until it changes', async () => {
    const { slug, give } = await setUp()
    const publicRegistries = createInvalidatingCache(1, {
      packing: { ...viewPacking, sizeMax: 100_000 },
    })
    const app = { ...second.app, publicRegistries }
    const whole = await loadPublicRegistry(app, slug, PAGE_ORDER)
    const { db: _unused, ...withoutDatabase } = app
    const packed = await loadPublicRegistry(withoutDatabase as App, slug, PAGE_ORDER)
    expect(packed).not.toBe(whole)
    expect(JSON.stringify(packed)).toBe(JSON.stringify(whole))
    await give()
    publicRegistries.announced((await first.app.db('registries').where({ slug }).first()).id)
    expect((await kept(app, slug))?.items[0]?.contributorCount).toBe(2)
  })

  test('shows contributions of other processes at once', async () => {
    const { slug, give } = await setUp()
    for (let n = 2; n <= 30; n += 1) {
      await give()
      for (const { app } of [first, second]) {
        expect((await kept(app, slug))?.items[0]?.contributorCount).toBe(n)
      }
    }
  })

  const changes: Record<string, (world: World) => RowChange> = {
    ...LISTED_CHANGES,
    'the title': ({ id }) => ['registries', { id }, { title: 'Twins!' }],
    'the subtitle': ({ id }) => ['registries', { id }, { subtitle: 'At last' }],
    'the celebration': ({ id }) => ['registries', { id }, { celebration: '2026-12-24' }],
    'the picture in the header': ({ id, hash }) => ['registries', { id }, { picture_hash: hash }],
    'the ways to pay': ({ id }) => ['registries', { id }, { upi_vpa: 'priya@upi' }],
    'a correction of a payment account': ({ id }) => [
      'registries',
      { id },
      { paynow_bank_shows: 'PRIYA RAO' },
    ],
    'the switch of gift passing': ({ id }) => [
      'registries',
      { id },
      { gift_passing_enabled: false },
    ],
    'the name of the owner': ({ ownerId: id }) => ['users', { id }, { name: 'Priya Rao' }],
    'the address': ({ id, slug }) => ['registries', { id }, { slug: `${slug}-new` }],
    'the end': ({ id }) => ['registries', { id }, { closed_at: new Date() }],
  }
  test.each(Object.entries(changes))('reflects %s', async (_what, changeOf) => {
    const world = await setUp()
    const before = await kept(second.app, world.slug)
    const [table, where, set] = changeOf(world)
    await first.app.db(table).where(where).update(set)
    const after = await kept(second.app, world.slug)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await read(second.app, world.slug))
  })

  test('includes offerings if the owner and the installation allow them', async () => {
    const third = await startApi({ beside: first, env: { GIFT_PASSING_ENABLED: 'false' } })
    const { id, slug } = await setUp()
    const isTaken = async ({ app }: TestApi) =>
      (await kept(app, slug))?.registryOwner.giftPassingEnabled
    expect([await isTaken(first), await isTaken(third)]).toEqual([true, false])
    await first.app.db('registries').where({ id }).update({ gift_passing_enabled: false })
    expect([await isTaken(first), await isTaken(third)]).toEqual([false, false])
    await third.stop()
  })

  test('reflects the position of an item', async () => {
    const { id, slug, itemId } = await setUp()
    await makeItem(first.app.db, id)
    const ids = async () =>
      (await loadPublicRegistry(second.app, slug, PAGE_ORDER))?.items.map(item => item.id)
    const before = await ids()
    expect(before?.[1]).toBe(itemId)
    await first.app.db('items').where({ id: itemId }).update({ position: 0 })
    expect(await ids()).toEqual(before?.toReversed())
  })

  test.each<[string, (world: World) => Promise<unknown>]>([
    ['a new item', ({ id }) => makeItem(first.app.db, id)],
    [
      'a picture that is gone',
      ({ imageId: id }) => first.app.db('item_images').where({ id }).delete(),
    ],
  ])('reflects %s', async (_what, change) => {
    const world = await setUp()
    const before = await kept(second.app, world.slug)
    await change(world)
    const after = await kept(second.app, world.slug)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await read(second.app, world.slug))
  })

  test('is not cached while changes cannot be detected', async () => {
    const { slug, itemId } = await setUp()
    await kept(second.app, slug)
    const { db } = first.app
    await loseNotifications(db)
    await db('items').where({ id: itemId }).update({ quantity: 9 })
    expect((await kept(second.app, slug))?.items[0]?.quantity).toBe(9)
    expect(await second.app.notifications.isListening(TEST_TIMEOUT_MS)).toBe(true)
    await db('items').where({ id: itemId }).update({ quantity: 8 })
    expect((await kept(second.app, slug))?.items[0]?.quantity).toBe(8)
  })
})
