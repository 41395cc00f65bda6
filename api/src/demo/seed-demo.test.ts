import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { login, newPassword } from '@registry/shared/contract/account/auth'
import { listOwnItems, listRegistryItems } from '@registry/shared/contract/items/items'
import { OFFERING_STATUSES } from '@registry/shared/offerings/statuses'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createTestDatabase } from '../../../shared/tools/test-database.ts'
import { shareApi } from '../../test/share-api.ts'
import { COMMAND_PATIENCE_MS, connect, type Db } from '../db/connect.ts'
import { demoOfferings } from './demo-offerings.ts'
import { type DemoLogin, seedDemo } from './seed-demo.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const TABLES = [
  ...['users', 'registries', 'items', 'item_images', 'contributions', 'audit_events'],
  ...['offerings', 'offering_photos', 'offering_messages'],
]
const PHOTOS = demoOfferings.flatMap(({ photos }) => photos).length
const api = shareApi()
let db: Db
let images: string
let options: Parameters<typeof seedDemo>[1]
let demo: DemoLogin | undefined

const everything = async () => Promise.all(TABLES.map(table => db(table).orderBy('id').select('*')))

beforeAll(async () => {
  db = api.app.db
  const { dataDir } = api.app.config
  images = path.join(dataDir, 'images')
  options = { dataDir, slug: 'demo', password: 'Demo-Registry-1', now: NOW }
  // Two processes may start on one empty database.
  const logins = await Promise.all([
    seedDemo(api.databaseUrl, options),
    seedDemo(api.databaseUrl, options),
  ])
  demo = logins[0]
})

describe('seedDemo', () => {
  test('inserts one verified owner with a valid password', async () => {
    expect(demo?.slug).toBe('demo')
    const users = await db('users').select('*')
    expect(users).toHaveLength(1)
    expect(users[0].email).toBe(demo?.email)
    expect(users[0].email_verified_at).toEqual(NOW)
    expect(z.safeParse(newPassword, demo?.password).success).toBe(true)
  })

  test('inserts one registry with the name that the bank shows for each payment method', async () => {
    const registries = await db('registries').select('*')
    expect(registries).toHaveLength(1)
    const { paynow_bank_shows, upi_bank_shows, wise_bank_shows } = registries[0]
    expect([paynow_bank_shows, upi_bank_shows, wise_bank_shows].every(Boolean)).toBe(true)
  })

  test('changes nothing the second time and returns the login', async () => {
    const before = await everything()
    const files = readdirSync(images)
    const again = await seedDemo(api.databaseUrl, { ...options, now: new Date() })
    expect(again).toEqual(demo)
    expect(await everything()).toEqual(before)
    expect(readdirSync(images)).toEqual(files)
  })

  test('keeps sums and contributions equal, with some items full, some empty and some between', async () => {
    const { rows } = await db.raw(`
      select i.total_price_cents as price, i.amount_contributed_cents as given,
             coalesce(sum(c.amount_cents), 0)::bigint as sum
        from items i left join contributions c on c.item_id = i.id
       group by i.id`)
    expect(rows).toHaveLength(12)
    for (const { given, sum } of rows) expect(given).toBe(sum)
    const count = (isWanted: (row: { price: number; given: number }) => boolean) =>
      rows.filter(isWanted).length
    expect(count(({ price, given }) => given === price)).toBe(2)
    expect(count(({ given }) => given === 0)).toBeGreaterThanOrEqual(1)
    expect(count(({ price, given }) => given > 0 && given < price)).toBeGreaterThanOrEqual(6)
  })

  test('gives each item its own stored image', async () => {
    const selected = await db('item_images')
      .where({ is_selected: true, status: 'ready' })
      .select('*')
    expect(new Set(selected.map(image => image.item_id)).size).toBe(12)
    expect(new Set(selected.map(image => image.content_hash)).size).toBe(12)
    for (const { content_hash, width, height } of selected) {
      const data = readFileSync(path.join(images, `${content_hash}.webp`))
      expect(createHash('sha256').update(data).digest('hex')).toBe(content_hash)
      const meta = await sharp(data).metadata()
      expect([meta.format, meta.width, meta.height]).toEqual(['webp', width, height])
      expect([width, height]).toEqual([960, 640])
    }
    expect(readdirSync(images)).toHaveLength(12 + PHOTOS)
  })

  test('enqueues the resizing of each image of an item', async () => {
    const hashes: string[] = await db('item_images').pluck('content_hash')
    expect(hashes).toHaveLength(12)
    const asked = await db('graphile_worker.jobs').where({ task_identifier: 'widen_picture' })
    expect(asked.map(job => job.key).sort()).toEqual(hashes.map(hash => `widen ${hash}`).sort())
  })

  test('inserts an offering in every status, most with photos', async () => {
    const offerings = await db('offerings').orderBy('id').select('*')
    expect(new Set(offerings.map(({ status }) => status))).toEqual(new Set(OFFERING_STATUSES))
    const waiting = offerings.filter(({ status }) => status === 'pending_review')
    expect(waiting.length).toBeGreaterThanOrEqual(2)
    const photos = await db('offering_photos').whereNotNull('offering_id')
    expect(photos).toHaveLength(PHOTOS)
    const offerers = offerings.map(({ offerer_email }) => offerer_email)
    expect(offerers.every(email => /^[a-z.]+@example\.com$/.test(email))).toBe(true)
  })

  test('does not change a database with other registries', async () => {
    const used = await createTestDatabase()
    const other = connect({ url: used.url, pool: 1, patienceMs: COMMAND_PATIENCE_MS })
    try {
      const id = '00000000-0000-4000-8000-000000000001'
      await other('users').insert({ id, email: 'first@example.com', name: 'First' })
      const registry = {
        id,
        owner_id: id,
        name: 'First',
        slug: 'first',
        title: 'First',
        subtitle: '',
      }
      await other('registries').insert(registry)
      expect(await seedDemo(used.url, options)).toBeUndefined()
      expect(await other('registries').select('slug')).toEqual([{ slug: 'first' }])
    } finally {
      await other.destroy()
      await used.drop()
    }
  })
})

describe('the demo', () => {
  test('has twelve items with served images, two of them fully funded', async () => {
    const { call } = await api.asVisitor()
    const { data, registryOwner, summary } = await call(listRegistryItems, {
      params: { slug: 'demo' },
      query: { sortBy: 'value', sortOrder: 'desc' },
    })
    expect(registryOwner.paymentMethods).toEqual(['singapore-paynow', 'wise-transfer', 'india-upi'])
    expect(summary).toMatchObject({ totalItemCount: 12, percentCompleted: 17 })
    expect(data.filter(item => item.isFullyFunded)).toHaveLength(2)
    const served = await Promise.all(data.map(item => fetch(`${api.url}${item.thumbnailUrl}`)))
    expect(served.map(image => image.headers.get('content-type'))).toEqual(
      data.map(() => 'image/webp'),
    )
  })

  test('lets its owner log in and see items with contributors', async () => {
    const { email = '', password = '' } = demo ?? {}
    const { accessToken } = await api.call(login, { body: { email, password } })
    const { call } = api.as({ authorization: `Bearer ${accessToken}` })
    const { items } = await call(listOwnItems, {})
    expect(items).toHaveLength(12)
    expect(items.flatMap(item => item.contributors).length).toBeGreaterThanOrEqual(20)
  })
})
