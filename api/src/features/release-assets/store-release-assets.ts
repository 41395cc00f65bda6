import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '../../http/app.ts'
import { daily, definePeriodicCleanup } from '../../jobs/periodic/define-periodic-job.ts'
import * as releaseAssetStore from './release-asset-store.ts'

const ifMissing =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return fallback
    throw error
  }

/** Reads a file of the build, compressed if the build has compressed it. */
async function readAsset(folder: string, name: string) {
  const file = path.join(folder, name)
  const compressed = await readFile(`${file}.br`).catch(ifMissing(undefined))
  return { name, bytes: compressed ?? (await readFile(file)), isBrotli: compressed !== undefined }
}

/**
 * Stores the hashed files of this release's web build that are missing in the database, so that every copy of the api
 * can serve them during and after an update.
 */
export async function storeReleaseAssets(
  app: Pick<App, 'db' | 'now' | 'clientDir'>,
): Promise<void> {
  const { db } = app
  const folder = path.join(app.clientDir, 'assets')
  const names = (await readdir(folder).catch(ifMissing([]))).filter(releaseAssetStore.isHashedName)
  const missing = await releaseAssetStore.findMissing(db, names, app.now())
  if (missing.length === 0) return
  const files = await Promise.all(missing.map(name => readAsset(folder, name)))
  await releaseAssetStore.insert(db, files, app.now())
}

const MONTH_MS = 30 * 24 * 3_600_000

/** Deletes assets of releases that have not run for a month; those of this release are noted as in use before. */
export const deleteUnusedReleaseAssets = definePeriodicCleanup({
  name: 'delete_unused_release_assets',
  schedule: daily(4, 11),
  ageMs: MONTH_MS,
  async run({ before, size, db, app }) {
    await storeReleaseAssets({ ...app, db })
    return releaseAssetStore.deleteUnused(db, before, size)
  },
})
