import { createECDH, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseJson } from '@registry/shared/text/parse-json'
import * as z from 'zod'
import { ConfigError } from './config-error.ts'
import {
  createPrivateFile,
  preparePrivateFolder,
  replacePrivateFile,
  requirePrivate,
} from './private-file.ts'

const secrets = z.object({
  /** Signs visitor sessions, and links in emails and to offers. */
  sessionKey: z.string().min(32),
  /** The legacy admin password, unless ADMIN_PASSWORD is set. */
  adminPassword: z.string().min(8),
  /** The password of the demo registry's owner. */
  demoPassword: z.string().min(8),
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }),
})
export type Secrets = z.output<typeof secrets>

const newAdminPassword = () => randomBytes(9).toString('base64url')

/** Returns a new pair of P-256 keys that identifies this server to push services (RFC 8292). */
function newVapidKeys() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // An integer may have fewer bytes than the 32 of a key.
  const privateKey = curve.getPrivateKey('hex').padStart(64, '0')
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(privateKey, 'hex').toString('base64url'),
  }
}

function makeSecrets(): Secrets {
  return {
    sessionKey: randomBytes(32).toString('base64url'),
    adminPassword: newAdminPassword(),
    // Contains each character class that a password requires, independent of the random part.
    demoPassword: `Demo-${randomBytes(6).toString('base64url')}-1`,
    vapid: newVapidKeys(),
  }
}

const toText = (value: Secrets) => JSON.stringify(value, null, 2)

function readSecrets(file: string): Secrets | undefined {
  if (!existsSync(file)) return undefined
  requirePrivate(file, '600')
  const text = readFileSync(file, 'utf8')
  const parsed = secrets.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new ConfigError(`${file} is not complete; please restore it or move it away.`)
}

const notWritable = (dataDir: string) =>
  new ConfigError(
    `DATA_DIR ${dataDir} cannot be written; please choose a directory that this user may write.`,
  )

/** Creates the data folder if missing; throws ConfigError when it is not writable or readable by others. */
export function prepareDataDir(dataDir: string): void {
  try {
    preparePrivateFolder(dataDir)
  } catch (error) {
    throw error instanceof ConfigError ? error : notWritable(dataDir)
  }
}

/**
 * Loads the secrets from DATA_DIR/secrets.json (mode 0600), generated on the first run. Throws ConfigError when
 * the folder is not writable, or it or the file is readable by others.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  try {
    preparePrivateFolder(dataDir)
    const known = readSecrets(file)
    if (known) return known
    createPrivateFile(file, toText(makeSecrets()))
    // With two concurrent first starts, the second loads the secrets of the first.
    return loadSecrets(dataDir)
  } catch (error) {
    throw error instanceof ConfigError ? error : notWritable(dataDir)
  }
}

/**
 * Generates and returns a new legacy admin password; a running api uses it at once, which ends all legacy sessions.
 * Throws ConfigError when there are no secrets.
 */
export function replaceAdminPassword(dataDir: string): string {
  const adminPassword = newAdminPassword()
  replaceSecret(dataDir, { adminPassword })
  return adminPassword
}

/**
 * Generates another session key or another pair of push keys; a running api uses it after a restart. Throws
 * ConfigError when there are no secrets.
 */
export function rotateSecret(dataDir: string, name: 'sessionKey' | 'vapid'): void {
  replaceSecret(dataDir, { [name]: makeSecrets()[name] })
}

/** A folder without secrets is not that of the running api. */
function replaceSecret(dataDir: string, replaced: Partial<Secrets>): void {
  const file = path.join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    throw new ConfigError(
      `There is no ${file} to change; please set DATA_DIR to the folder of the running api.`,
    )
  }
  replacePrivateFile(file, toText({ ...loadSecrets(dataDir), ...replaced }))
}

/**
 * Creates a function that returns the current legacy admin password of the file; the last known one while the
 * file is missing.
 */
export function adminPasswordReader(dataDir: string, known: Secrets): () => string {
  const file = path.join(dataDir, 'secrets.json')
  let [password, version] = [known.adminPassword, '']
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false })
    // Compares inode and time: a replacement may have the same time.
    const present = stat ? `${stat.ino} ${stat.mtimeMs}` : version
    if (present === version) return password
    version = present
    password = readSecrets(file)?.adminPassword ?? password
    return password
  }
}
