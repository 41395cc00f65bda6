import {
  createItem,
  deleteItem,
  resetItemContributions,
  updateItem,
} from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { contributeTo } from '../../../test/contribute-to.ts'
import { type MadeRegistry, makeItem, makeRegistry } from '../../../test/factories.ts'
import { type Follower, followRegistry } from '../../../test/follow-registry.ts'
import { itemDraft } from '../../../test/item-draft.ts'
import { loseNotifications } from '../../../test/lose-notifications.ts'
import { markImageFetched } from '../../../test/make-image.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { settleNotifications } from '../../../test/settle-notifications.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { PAGE_ORDER } from '../../http/public-registry.ts'
import { loadPublicRegistry } from '../public-registry/load-public-registry.ts'

const first = shareApi()
const second = share(() => startApi({ beside: first }))

const settle = () => settleNotifications(first, second)

let registry: MadeRegistry
let itemId: string
beforeEach(async () => {
  registry = await makeRegistry(first.app.db)
  itemId = await makeItem(first.app.db, registry.id, { totalPriceCents: cents(10_000) })
})

const HELLO = { name: 'hello', data: {} }
const LIST = { name: 'items', data: {} }
const funding = (amountContributed: number, contributorCount: number, isFullyFunded = false) => ({
  name: 'item',
  data: { id: itemId, amountContributed, isFullyFunded, contributorCount },
})

async function follow(api = second, slug = registry.slug): Promise<Follower> {
  const follower = await followRegistry(api, slug)
  expect(await follower.next()).toEqual(HELLO)
  return follower
}

const give = (dollars: number, api = first) =>
  contributeTo(api, { slug: registry.slug, id: itemId }, dollars * 100, { message: 'With love' })

async function owner() {
  const token = await makeOwnerToken(first.app, registry.ownerId)
  return first.as({ authorization: `Bearer ${token}` }).call
}

describe('the events of a registry', () => {
  test('contain contributions made on another process', async () => {
    const there = await follow(second)
    const here = await follow(first)
    await give(25.5, first)
    for (const follower of [here, there]) {
      expect(await follower.next()).toEqual(funding(25.5, 1))
    }
    await give(74.5, second)
    for (const follower of [here, there]) {
      expect(await follower.next()).toEqual(funding(100, 2, true))
      follower.leave()
    }
  })

  test('are sent to all subscribers of that registry only', async () => {
    const stranger = await makeRegistry(first.app.db)
    const elsewhere = await follow(second, stranger.slug)
    const many = await Promise.all(Array.from({ length: 60 }, () => follow()))
    await give(10)
    for (const told of await Promise.all(many.map(follower => follower.next()))) {
      expect(told).toEqual(funding(10, 1))
    }
    await makeItem(first.app.db, stranger.id)
    expect(await elsewhere.next()).toEqual(LIST)
    for (const follower of [...many, elsewhere]) follower.leave()
  })

  test('begin with the version of the page, equal on every process, until it changes', async () => {
    const versions = async () => {
      const followers = [await follow(first), await follow(second)]
      for (const follower of followers) follower.leave()
      return followers.map(follower => /^id: (.+)$/m.exec(follower.text())?.[1])
    }
    const pageVersion = async ({ app }: TestApi) =>
      (await loadPublicRegistry(app, registry.slug, PAGE_ORDER))?.version
    const [before] = await versions()
    expect(before).toBe(await pageVersion(second))
    expect(await versions()).toEqual([before, before])
    await give(10)
    await settle()
    const [after, afterElsewhere] = await versions()
    expect(after).not.toBe(before)
    expect([after, afterElsewhere]).toEqual([await pageVersion(first), await pageVersion(second)])
    expect(after).toBe(afterElsewhere)
  })

  test('contain no names', async () => {
    const follower = await follow()
    await give(10)
    await follower.next()
    await first.app.db('users').where({ id: registry.ownerId }).update({ name: 'Priya Rao' })
    expect(await follower.next()).toEqual(LIST)
    expect(follower.text()).not.toMatch(/Mei|giver|love|Priya|Baby/)
    expect(follower.text()).not.toContain(registry.id)
    follower.leave()
  })

  test('are not sent for a transaction that was rolled back', async () => {
    const follower = await follow()
    const attempt = first.app.db.transaction(async trx => {
      await trx('items').where({ id: itemId }).update({ amount_contributed_cents: 9_900 })
      throw new Error('on second thought')
    })
    await expect(attempt).rejects.toThrow('on second thought')
    await give(10)
    expect(await follower.next()).toEqual(funding(10, 1))
    follower.leave()
  })

  test('are sent for a reset, a new price and a deletion', async () => {
    const follower = await follow()
    const call = await owner()
    const params = { id: itemId }
    await give(50)
    expect(await follower.next()).toEqual(funding(50, 1))
    await call(updateItem, { params, body: { totalPrice: cents(5_000) } })
    expect([await follower.next(), await follower.next()]).toEqual([funding(50, 1, true), LIST])
    await call(resetItemContributions, { params })
    expect(await follower.next()).toEqual(funding(0, 0))
    await call(deleteItem, { params })
    expect(await follower.next()).toEqual(LIST)
    follower.leave()
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a new item', async () => (await owner())(createItem, { body: itemDraft })],
    [
      'a new name of an item',
      async () =>
        (await owner())(updateItem, { params: { id: itemId }, body: { productName: 'Cot' } }),
    ],
    [
      'a new title',
      () => first.app.db('registries').where({ id: registry.id }).update({ title: 'Twins!' }),
    ],
    [
      'another address',
      () =>
        first.app
          .db('registries')
          .where({ id: registry.id })
          .update({ slug: `${registry.slug}-2` }),
    ],
    [
      'a giver who is named no more',
      () => first.app.db('contributions').where({ item_id: itemId }).update({ name: 'Erased' }),
    ],
  ])('are sent for %s', async (_what, change) => {
    const follower = await follow()
    await give(10)
    expect(await follower.next()).toEqual(funding(10, 1))
    await change()
    expect(await follower.next()).toEqual(LIST)
    follower.leave()
  })

  test('are sent when an image was fetched and when it was resized', async () => {
    const { db } = first.app
    const id = first.app.newId()
    const row = { id, registry_id: registry.id, item_id: itemId, is_selected: true }
    await db('item_images').insert({ ...row, original_url: 'https://shop.example/1.jpg' })
    await settle()
    const follower = await follow()
    const hash = await markImageFetched(first.app, id)
    expect(await follower.next()).toEqual(LIST)
    await db('images')
      .where({ hash })
      .update({ widths: [320, 500] })
    expect(await follower.next()).toEqual(LIST)
    follower.leave()
  })

  test('tell clients to reload after the notification connection was lost', async () => {
    const follower = await follow()
    await loseNotifications(first.app.db)
    expect(await follower.next()).toEqual(LIST)
    await give(10)
    expect(await follower.next()).toEqual(funding(10, 1))
    follower.leave()
  })
})
