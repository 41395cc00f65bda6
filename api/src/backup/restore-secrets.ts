import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../config-error.ts'
import { createPrivateFile, preparePrivateFolder } from '../private-file.ts'
import { unseal } from './seal-secrets.ts'

interface SecretsToRestore {
  dataDir: string
  /** Sealed secrets of the archive. */
  sealed: Buffer
  passphrase: string
}

/**
 * Decrypts the secrets of an archive and returns the function that stores them. Throws ConfigError when the
 * passphrase is wrong or the data folder has other secrets.
 */
export async function prepareSecrets(parts: SecretsToRestore): Promise<() => void> {
  const { dataDir, sealed, passphrase } = parts
  const text = await unseal(sealed, passphrase)
  if (text === undefined) {
    throw new ConfigError('BACKUP_PASSPHRASE is not the passphrase of this archive.')
  }
  const file = path.join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    return () => {
      preparePrivateFolder(dataDir)
      createPrivateFile(file, text)
    }
  }
  // The same after a restore that was interrupted.
  if (readFileSync(file, 'utf8') === text) return () => undefined
  throw new ConfigError(
    `${file} has other secrets than the archive; please restore into a new DATA_DIR, or leave out BACKUP_PASSPHRASE.`,
  )
}
