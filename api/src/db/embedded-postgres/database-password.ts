import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the server's password; generated once and stored in a file with mode 0600. */
export function databasePassword(dataDir: string): string {
  const file = path.join(dataDir, 'postgres-password')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
