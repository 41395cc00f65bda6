import { randomUUID } from 'node:crypto'
import { ApiError } from '@registry/shared/client/api-error'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { markImageFetched } from '../../../../test/make-image.ts'
import { shareApi } from '../../../../test/share-api.ts'
import * as imageStore from '../../images/image-store.ts'

const api = shareApi()

const contributor = { name: 'Mei Lin', email: 'mei@example.com', paymentMethod: 'singapore-paynow' }

async function setUp(priceCents = 10_000) {
  const { db } = api.app
  const registry = await makeRegistry(db)
  const itemId = await makeItem(db, registry.id, { totalPriceCents: cents(priceCents) })
  const guest = await api.asVisitor()
  const params = { slug: registry.slug, id: itemId }
  const give = (amount: number, extras?: { idempotencyKey?: string }, more: object = {}) =>
    guest.call(
      contribute,
      { params, body: { ...contributor, amount: cents(amount), ...more } as never },
      extras,
    )
  return { db, registry, itemId, guest, give, params }
}

/** Returns the raw response to a body that the typed client would not send. */
async function post(path: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

async function sumOf(itemId: string) {
  const { rows } = await api.app.db.raw(
    `select i.amount_contributed_cents as stated, coalesce(sum(c.amount_cents), 0)::bigint as given
       from items i left join contributions c on c.item_id = i.id and c.deleted_at is null
      where i.id = ? group by i.id`,
    [itemId],
  )
  return rows[0] as { stated: number; given: number }
}

describe('contribute', () => {
  test('adds to the item and returns the updated item', async () => {
    const { give, itemId } = await setUp()
    const answer = await give(2_550, undefined, { message: '  With love ' })
    expect(answer.data).toMatchObject({
      id: itemId,
      amountContributed: 2_550,
      isFullyFunded: false,
      contributorCount: 1,
    })
    expect(answer.data.contributors[0]).toMatchObject({ name: 'Mei Lin', message: 'With love' })
    expect(await sumOf(itemId)).toEqual({ stated: 2_550, given: 2_550 })
  })

  test('returns the item as the public list does, with its image and hidden contributors', async () => {
    const { db, registry, give, guest, params } = await setUp()
    const id = api.app.newId()
    const originalUrl = 'https://shop.example/pram.jpg'
    await imageStore.insertPending(db, { id, registryId: registry.id, originalUrl })
    await db('item_images').where({ id }).update({ item_id: params.id, is_selected: true })
    await markImageFetched(api.app, id, { widths: [160, 320] })
    await give(300, undefined, { message: 'For the pram' })
    await give(200, undefined, { isNameHidden: true })
    const { data } = await give(100, undefined, { isAmountHidden: true })
    expect(data).toMatchObject({ contributorCount: 3, picture: { width: 500 } })
    const list = await guest.call(listRegistryItems, {
      params: { slug: params.slug },
      query: { sortBy: 'value', sortOrder: 'desc' },
    })
    expect(data).toEqual(list.data[0])
  })

  test('returns contributors without email address, verification and reminders', async () => {
    const { give, params } = await setUp()
    await give(500)
    const response = await fetch(`${api.url}/api/registry/${params.slug}/items`)
    const text = await response.text()
    expect(text).not.toMatch(/mei@example|verif|remind|9123|paymentMethod"/i)
    expect(JSON.parse(text).data[0].amountContributed).toBe(5)
  })

  test('accepts the last cent and marks the item as fully funded', async () => {
    const { give } = await setUp(1_000)
    await give(999)
    const { data } = await give(1)
    expect(data).toMatchObject({ amountContributed: 1_000, isFullyFunded: true })
    expect(data.can.contribute).toBe(false)
  })

  test('rejects an amount above the remaining sum and returns that sum', async () => {
    const { give, itemId } = await setUp(1_000)
    await give(400)
    const error = await give(601).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'AMOUNT_EXCEEDS_REMAINING' })
    expect((error as ApiError).details.body).toMatchObject({
      remaining: 6,
      item: {
        id: itemId,
        totalPrice: 10,
        amountContributed: 4,
        isFullyFunded: false,
        contributorCount: 1,
        can: { contribute: true },
      },
    })
    expect(await sumOf(itemId)).toEqual({ stated: 400, given: 400 })
  })

  test('stores an audit event without personal data', async () => {
    const { give, registry, db } = await setUp()
    const { contribution } = await give(700)
    const entry = await db('audit_events').where({ entity_id: contribution.id }).first()
    expect(entry).toMatchObject({ action: 'contribution.created', registry_id: registry.id })
    expect(JSON.stringify(entry)).not.toContain('mei@')
  })

  test('marks a repeated response, also of a rejection', async () => {
    const { params, guest } = await setUp(500)
    const path = `${api.url}/api/registry/${params.slug}/items/${params.id}/contribute`
    const headers = { ...guest.headers, 'content-type': 'application/json' }
    const send = async (amount: number, key: string) => {
      const body = JSON.stringify({ ...contributor, amount })
      const response = await fetch(path, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body,
      })
      return [response.status, response.headers.get('idempotency-replayed')]
    }
    const [taken, refused] = [randomUUID(), randomUUID()]
    expect([await send(1, taken), await send(1, taken)]).toEqual([
      [201, null],
      [201, 'true'],
    ])
    expect([await send(6, refused), await send(6, refused)]).toEqual([
      [409, null],
      [409, 'true'],
    ])
  })

  test('rejects another request under a used key', async () => {
    const { give, itemId } = await setUp()
    const extras = { idempotencyKey: randomUUID() }
    await give(300, extras)
    await expect(give(301, extras)).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    })
    expect((await sumOf(itemId)).given).toBe(300)
  })

  test('repeats a rejection under the same key', async () => {
    const { give, db, itemId } = await setUp(500)
    const extras = { idempotencyKey: randomUUID() }
    await expect(give(600, extras)).rejects.toMatchObject({ status: 409 })
    await db('items').where({ id: itemId }).update({ total_price_cents: 1_000 })
    await expect(give(600, extras)).rejects.toMatchObject({ code: 'AMOUNT_EXCEEDS_REMAINING' })
    expect((await sumOf(itemId)).given).toBe(0)
  })

  test('rejects an item of another registry', async () => {
    const { itemId } = await setUp()
    const { guest, registry } = await setUp()
    const input = {
      params: { slug: registry.slug, id: itemId },
      body: { ...contributor, amount: cents(100), paymentMethod: 'Unknown' as const },
    }
    await expect(guest.call(contribute, input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: contributionMessages.gone,
    })
  })

  test('returns 404 for an unknown registry, and what to do after a payment', async () => {
    const { guest, itemId } = await setUp()
    const input = {
      params: { slug: 'nobody-here', id: itemId },
      body: { ...contributor, amount: cents(100), paymentMethod: 'Unknown' as const },
    }
    await expect(guest.call(contribute, input)).rejects.toMatchObject({
      code: 'REGISTRY_NOT_FOUND',
      message: contributionMessages.registryGone,
    })
    await expect(
      api.call(listRegistryItems, {
        params: { slug: 'nobody-here' },
        query: { sortBy: 'value', sortOrder: 'desc' },
      }),
    ).rejects.toMatchObject({ status: 404, message: 'This registry could not be found.' })
  })

  test('returns 404 once the registry is closed, and changes nothing', async () => {
    const { give, db, registry, itemId } = await setUp()
    await db('registries').where({ id: registry.id }).update({ closed_at: new Date() })
    await expect(give(100)).rejects.toMatchObject({
      code: 'REGISTRY_NOT_FOUND',
      message: contributionMessages.registryGone,
    })
    expect((await sumOf(itemId)).given).toBe(0)
  })

  test('accepts a former slug of the registry, and returns the same response to a retry with the new one', async () => {
    const { give, guest, params, db, registry, itemId } = await setUp()
    const slug = `${registry.slug}-new`
    await db('registry_slugs').insert({ slug: registry.slug, registry_id: registry.id })
    await db('registries').where({ id: registry.id }).update({ slug })
    const extras = { idempotencyKey: randomUUID() }
    const first = await give(100, extras)
    const body = { ...contributor, amount: cents(100) } as never
    const retry = await guest.call(contribute, { params: { ...params, slug }, body }, extras)
    expect(retry).toEqual(first)
    expect((await sumOf(itemId)).given).toBe(100)
  })

  const good = { ...contributor, amount: 10 }
  const long = 'x'.repeat(501)
  test.each([
    ['a wrong e-mail', { ...good, email: 'mei@' }, 'email', contributionMessages.emailInvalid],
    ['nothing', { ...good, amount: 0 }, 'amount', contributionMessages.amountInvalid],
    ['a third decimal', { ...good, amount: 1.005 }, 'amount', contributionMessages.amountInvalid],
    ['too much', { ...good, amount: 1e9 }, 'amount', contributionMessages.amountInvalid],
    ['a long message', { ...good, message: long }, 'message', contributionMessages.messageTooLong],
    ['an unknown method', { ...good, paymentMethod: 'cash' }, 'paymentMethod', undefined],
  ])('rejects %s with a message for the field', async (_what, body, field, sentence) => {
    const { params, guest } = await setUp()
    const path = `/registry/${params.slug}/items/${params.id}/contribute`
    const answer = await post(path, body, guest.headers)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(answer.body.fields[field]).toBeTypeOf('string')
    if (sentence) expect(answer.body.fields[field]).toBe(sentence)
  })
})
