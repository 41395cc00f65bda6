import { randomUUIDv7 } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { shareApi } from '../../../test/share-api.ts'
import type { Db } from '../../db/connect.ts'
import * as registryStore from './registry-store.ts'

const api = shareApi()

async function open(name: string, slug?: string, db: Db = api.app.db) {
  const ownerId = await makeUser(db)
  const id = randomUUIDv7()
  return registryStore.create(db, { id, ownerId, name, title: name, subtitle: '', slug })
}

describe('registryStore.create', () => {
  test('numbers registries of the same name', async () => {
    const names = ['Baby Lim', 'Baby Lim', 'baby lim!']
    const slugs: string[] = []
    for (const name of names) slugs.push((await open(name)).slug)
    expect(slugs).toEqual(['baby-lim', 'baby-lim-2', 'baby-lim-3'])
  })

  test('gives each a unique slug when created concurrently', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => open('Baby Race')))
    expect(opened.map(registry => registry.slug).toSorted()).toEqual([
      'baby-race',
      'baby-race-2',
      'baby-race-3',
      'baby-race-4',
    ])
  })

  test('always finds a slug under concurrency', async () => {
    const opened = await Promise.all(Array.from({ length: 24 }, () => open('Baby Rush')))
    const slugs = new Set(opened.map(({ slug }) => slug))
    expect(slugs.size).toBe(24)
    expect([...slugs].filter(slug => !/^baby-rush(-[0-9a-f]{1,6})?$/.test(slug))).toEqual([])
  })

  test('skips reserved words and former slugs', async () => {
    expect((await open('Admin')).slug).toBe('admin-2')
    const { id } = await open('Somebody else')
    await api.app.db('registry_slugs').insert({ slug: 'baby-ng', registry_id: id })
    expect((await open('Baby Ng')).slug).toBe('baby-ng-2')
  })

  test('in a transaction sends one statement at a time', async () => {
    const waiting = new Set<string>()
    const mostAtOnce: number[] = []
    await api.app.db.transaction(async trx => {
      trx.on('query', ({ __knexQueryUid: id }: { __knexQueryUid: string }) => {
        waiting.add(id)
        mostAtOnce.push(waiting.size)
      })
      trx.on('query-response', (_response, { __knexQueryUid: id }: { __knexQueryUid: string }) => {
        waiting.delete(id)
      })
      await open('Baby Alone', undefined, trx)
    })
    expect(Math.max(...mostAtOnce)).toBe(1)
  })

  test('uses a given slug exactly, once', async () => {
    expect((await open('Anything', 'exactly-this')).slug).toBe('exactly-this')
    await expect(open('Anything', 'exactly-this')).rejects.toThrow('already taken')
  })
})

describe('registryStore', () => {
  test('returns a registry with the name of its owner', async () => {
    const opened = await open('Baby Find')
    expect(await registryStore.findBySlug(api.app.db, 'baby-find')).toEqual(opened)
    expect(await registryStore.findById(api.app.db, opened.id)).toEqual(opened)
    expect(await registryStore.findByOwner(api.app.db, opened.ownerId)).toEqual(opened)
    expect(opened.ownerName).toBe('Priya')
  })

  test('resolves a former slug to the current one', async () => {
    const { id } = await open('Baby Moved')
    await api.app.db('registry_slugs').insert({ slug: 'baby-before', registry_id: id })
    expect(await registryStore.findCurrentSlug(api.app.db, 'baby-before')).toBe('baby-moved')
    expect(await registryStore.findCurrentSlug(api.app.db, 'baby-never')).toBeUndefined()
  })
})
