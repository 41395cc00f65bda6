import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpush from 'web-push'
import * as z from 'zod'
import { ConfigError } from './config.ts'

const secrets = z.object({
  /** Signs visitor sessions. */
  sessionKey: z.string().min(32),
  /** The legacy admin password, unless ADMIN_PASSWORD is set. */
  adminPassword: z.string().min(8),
  /** The password of the demo registry's owner. */
  demoPassword: z.string().min(8),
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }),
})
export type Secrets = z.output<typeof secrets>

const OTHERS_MAY_READ = 0o077

const newAdminPassword = () => randomBytes(9).toString('base64url')

function makeSecrets(): Secrets {
  return {
    sessionKey: randomBytes(32).toString('base64url'),
    adminPassword: newAdminPassword(),
    // One of each kind that a password must have, whatever is drawn.
    demoPassword: `Demo-${randomBytes(6).toString('base64url')}-1`,
    vapid: webpush.generateVAPIDKeys(),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readSecrets(file: string): Secrets | undefined {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) return undefined
  if (process.platform !== 'win32' && (stat.mode & OTHERS_MAY_READ) !== 0) {
    throw new ConfigError(`Others may read ${file}; please run: chmod 600 ${file}`)
  }
  const text = readFileSync(file, 'utf8')
  const parsed = secrets.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new ConfigError(`${file} is not complete; please restore it or move it away.`)
}

/** Written beside and renamed, so that a crash leaves no half file behind. */
function writeSecrets(file: string, value: Secrets): void {
  writeFileSync(`${file}.new`, JSON.stringify(value, null, 2), { mode: 0o600, flush: true })
  chmodSync(`${file}.new`, 0o600)
  renameSync(`${file}.new`, file)
}

/**
 * The secrets of this installation from DATA_DIR/secrets.json (mode 0600), made on the first run.
 * Throws ConfigError when the directory cannot be written or the file is open to others.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const known = readSecrets(file)
    if (known) return known
    const made = makeSecrets()
    writeSecrets(file, made)
    return made
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be written; please choose a directory that this user may write.`,
    )
  }
}

/** Makes another legacy admin password and answers it; a running api knows it after a restart. */
export function replaceAdminPassword(dataDir: string): string {
  const present = loadSecrets(dataDir)
  const adminPassword = newAdminPassword()
  writeSecrets(path.join(dataDir, 'secrets.json'), { ...present, adminPassword })
  return adminPassword
}
