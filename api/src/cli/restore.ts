import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import { requireKnownMigrations } from '../backup/check-target.ts'
import { describeArchive } from '../backup/describe-archive.ts'
import { readArchive } from '../backup/read-archive.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { prepareSecrets } from '../backup/restore-secrets.ts'
import { createProgress } from '../backup/show-progress.ts'
import { type Config, ConfigError } from '../config.ts'
import { listMigrations } from '../db/migrate.ts'
import { runArchiveCommand } from './run-archive-command.ts'
import { withServer } from './with-database.ts'

// npm run restore -- <file> [--verify]: restores an archive into an empty place, or only checks the archive.

async function run(config: Config, file: string, isCheck: boolean): Promise<void> {
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}.`)
  const progress = createProgress(process.stderr)
  let sealed: Buffer | undefined
  const manifest = await readArchive(file, {
    async onSecrets(bytes) {
      sealed = bytes
    },
  })
  const described = describeArchive(file, manifest, statSync(file).size)
  if (isCheck) return void process.stdout.write(`${described}\nThe archive is complete.\n`)
  // Before a new DATA_DIR gets its database.
  requireKnownMigrations(manifest, await listMigrations())
  const { passphrase } = config.backup
  const { dataDir } = config
  const hasSecrets = existsSync(path.join(dataDir, 'secrets.json'))
  const storeSecrets =
    sealed && passphrase !== undefined
      ? await prepareSecrets({ dataDir, sealed, passphrase })
      : undefined
  await withServer(config, databaseUrl =>
    restoreBackup({
      ...{ databaseUrl, file, manifest, storeSecrets, onProgress: progress.update },
      imageFiles: openImageFileStore(config.imageFileStore),
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
