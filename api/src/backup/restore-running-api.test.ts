import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listOwnItems, listRegistryItems } from '@registry/shared/contract/items/items'
import { createDiskStore } from '@registry/shared/image-files/disk-store'
import { expect, onTestFinished, test } from 'vitest'
import { makeItem } from '../../test/factories.ts'
import { openOwnRegistry } from '../../test/own-registry.ts'
import { shareApi } from '../../test/share-api.ts'
import { createBackup } from './create-backup.ts'
import { listTables, quote } from './list-tables.ts'
import { openSession } from './open-session.ts'
import { restoreBackup } from './restore-backup.ts'

const api = shareApi()

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-restore-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Empties all tables without their triggers, so that the running api is not notified. */
async function emptyTables(databaseUrl: string): Promise<void> {
  const client = await openSession(databaseUrl)
  const tables = (await listTables(client)).map(({ name }) => quote(name))
  await client.query('set session_replication_role = replica')
  await client.query(`truncate ${tables.join(', ')}, graphile_worker._private_jobs cascade`)
  await client.end()
}

test('a restore drops the lists that a running api has cached', async () => {
  const { databaseUrl, app } = api
  const { registry, call } = await openOwnRegistry(api)
  const id = await makeItem(app.db, registry.id)
  const params = { slug: registry.slug }
  const listed = async () => {
    const [publicList, ownList] = await Promise.all([
      api.call(listRegistryItems, { params, query: { sortBy: 'own', sortOrder: 'desc' } }),
      call(listOwnItems, {}),
    ])
    return [...publicList.data, ...ownList.items].map(item => item.productName)
  }
  const saved = await listed()
  const folder = await tempFolder()
  const file = path.join(folder, 'archive.tar')
  const { manifest } = await createBackup({ databaseUrl, imageFiles: app.imageFiles, file })
  await app.db('items').where({ id }).update({ product_name: 'Renamed' })
  expect(await listed()).toEqual(['Renamed', 'Renamed'])

  await emptyTables(databaseUrl)
  const imageFiles = createDiskStore(path.join(folder, 'images'))
  await restoreBackup({ databaseUrl, imageFiles, file, manifest })
  expect(await listed()).toEqual(saved)
})
