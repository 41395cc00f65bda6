import { readdir, readFile, stat } from 'node:fs/promises'
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

/** Number of files per statement, so that each ends long before its time limit. */
const BATCH_FILES = 20

/**
 * Stores the hashed files of this release's web build that are missing in the database and were written before
 * `writtenBefore`, so that every copy of the api can serve them during and after an update.
 */
export async function storeReleaseAssets(
  app: Pick<App, 'db' | 'now' | 'clientDir'>,
  writtenBefore = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { db } = app
  const folder = path.join(app.clientDir, 'assets')
  const names = (await readdir(folder).catch(ifMissing([]))).filter(releaseAssetStore.isHashedName)
  const missing = await releaseAssetStore.findMissing(db, names, app.now())
  const times = await Promise.all(missing.map(name => stat(path.join(folder, name))))
  const complete = missing.filter((_name, at) => (times[at]?.mtimeMs ?? 0) < writtenBefore)
  for (let at = 0; at < complete.length; at += BATCH_FILES) {
    const batch = complete.slice(at, at + BATCH_FILES)
    const files = await Promise.all(batch.map(name => readAsset(folder, name)))
    await releaseAssetStore.insert(db, files, app.now())
  }
}

const HOUR_MS = 3_600_000
const MONTH_MS = 30 * 24 * HOUR_MS

/** Deletes assets of releases that have not run for a month; those of this release are noted as in use before. */
export const deleteUnusedReleaseAssets = definePeriodicCleanup({
  name: 'delete_unused_release_assets',
  schedule: daily(4, 11),
  ageMs: MONTH_MS,
  async run({ before, size, db, app }) {
    // A build may be writing newer files at this moment.
    await storeReleaseAssets({ ...app, db }, app.now().getTime() - HOUR_MS)
    return releaseAssetStore.deleteUnused(db, before, size)
  },
})
