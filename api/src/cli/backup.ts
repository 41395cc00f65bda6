import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import { createBackup } from '../backup/create-backup.ts'
import { describeArchive } from '../backup/describe-archive.ts'
import { createProgress } from '../backup/show-progress.ts'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { readSchemaState, schemaSentence } from '../db/migrate.ts'
import { runArchiveCommand } from './run-archive-command.ts'
import { withDatabase } from './with-database.ts'

// npm run backup -- <file> [--verify]: writes database, images and secrets to one archive, while the product runs.
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopped.abort(new ConfigError('The backup was stopped.')))
}

/** Throws if neither DATABASE_URL nor DATA_DIR has a database: the backup would create an empty one. */
function requireDatabase({ databaseUrl, dataDir }: Config): void {
  if (
    databaseUrl ||
    ['postgres', 'postgres-password'].some(name => existsSync(path.join(dataDir, name)))
  )
    return
  throw new ConfigError(
    `DATA_DIR ${dataDir} has no database to back up: correct it, or set DATABASE_URL.`,
  )
}

async function run(config: Config, file: string, options: ReadonlySet<string>): Promise<void> {
  const verify = options.has('--verify')
  requireDatabase(config)
  const { passphrase } = config.backup
  const secretsFile = path.join(config.dataDir, 'secrets.json')
  const progress = createProgress(process.stderr)
  const { manifest, bytes } = await withDatabase(config, async databaseUrl => {
    const schema = await readSchemaState(databaseUrl)
    if (!schema.isReady) throw new ConfigError(schemaSentence(schema))
    const secrets =
      passphrase !== undefined && existsSync(secretsFile)
        ? { passphrase, text: readFileSync(secretsFile, 'utf8') }
        : undefined
    const imageFiles = openImageFileStore(config.imageFileStore)
    return createBackup({
      ...{ databaseUrl, imageFiles, file, secrets, verify, signal: stopped.signal },
      onProgress: progress.update,
    })
  })
  progress.clear()
  process.stdout.write(`${describeArchive(file, manifest, bytes)}\n`)
  if (manifest.hasSecrets) return
  process.stderr.write(
    passphrase === undefined
      ? 'Without BACKUP_PASSPHRASE the secrets are left out.\n'
      : `${secretsFile} is missing, so the secrets are left out; is DATA_DIR that of the api?\n`,
  )
}

await runArchiveCommand('backup', run, stopped.signal)
