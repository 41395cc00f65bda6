import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import { requireKnownMigrations, requireUnusedBucket } from '../backup/check-target.ts'
import { describeArchive } from '../backup/describe-archive.ts'
import { readArchive } from '../backup/read-archive.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { prepareSecrets } from '../backup/restore-secrets.ts'
import { createProgress } from '../backup/show-progress.ts'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { listMigrations } from '../db/migrate.ts'
import { runArchiveCommand } from './run-archive-command.ts'
import { withServer } from './with-database.ts'

// npm run restore -- <file> [--verify] [--reuse-bucket]: restores an archive into an empty place, or only checks the
// archive.

/** Number of images that are looked for in the bucket: one may have been deleted since the backup, but hardly all. */
const SAMPLE = 100

async function run(config: Config, file: string, options: ReadonlySet<string>): Promise<void> {
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}.`)
  const progress = createProgress(process.stderr)
  let sealed: Buffer | undefined
  const sample: string[] = []
  const manifest = await readArchive(file, {
    async onImage(name) {
      if (sample.length < SAMPLE) sample.push(name)
    },
    async onSecrets(bytes) {
      sealed = bytes
    },
  })
  const described = describeArchive(file, manifest, statSync(file).size)
  if (options.has('--verify'))
    return void process.stdout.write(`${described}\nThe archive is complete.\n`)
  // Before a new DATA_DIR gets its database.
  requireKnownMigrations(manifest, await listMigrations())
  const imageFiles = openImageFileStore(config.imageFileStore)
  if (config.imageFileStore.IMAGE_STORE && !options.has('--reuse-bucket')) {
    await requireUnusedBucket(imageFiles, sample)
  }
  const { passphrase } = config.backup
  const { dataDir } = config
  const hasSecrets = existsSync(path.join(dataDir, 'secrets.json'))
  const storeSecrets =
    sealed && passphrase !== undefined
      ? await prepareSecrets({ dataDir, sealed, passphrase })
      : undefined
  await withServer(config, databaseUrl =>
    restoreBackup({
      ...{ databaseUrl, imageFiles, file, manifest, storeSecrets },
      onProgress: progress.update,
    }),
  )
  progress.clear()
  process.stdout.write(`${described}\nIt is restored.\n`)
  if (storeSecrets) return
  process.stderr.write(
    hasSecrets
      ? 'The secrets of DATA_DIR stay.\n'
      : 'The secrets are not restored: sessions of visitors end, and devices must turn notifications on again.\n',
  )
}

await runArchiveCommand('restore', run)
