import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import webpush from 'web-push'
import * as z from 'zod'
import { ConfigError } from './config.ts'
import {
  createPrivateFile,
  preparePrivateFolder,
  requirePrivate,
  replacePrivateFile,
} from './private-file.ts'

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

const toText = (value: Secrets) => JSON.stringify(value, null, 2)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readSecrets(file: string): Secrets | undefined {
  if (!existsSync(file)) return undefined
  requirePrivate(file, '600')
  const text = readFileSync(file, 'utf8')
  const parsed = secrets.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new ConfigError(`${file} is not complete; please restore it or move it away.`)
}

/**
 * The secrets of this installation from DATA_DIR/secrets.json (mode 0600), made on the first run.
 * Throws ConfigError when the directory cannot be written, or it or the file is open to others.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  try {
    preparePrivateFolder(dataDir)
    const known = readSecrets(file)
    if (known) return known
    createPrivateFile(file, toText(makeSecrets()))
    // Of two first starts at once, the second takes what the first has made.
    return loadSecrets(dataDir)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be written; please choose a directory that this user may write.`,
    )
  }
}

/** Makes another legacy admin password and answers it; a running api takes it at the next login. */
export function replaceAdminPassword(dataDir: string): string {
  const present = loadSecrets(dataDir)
  const adminPassword = newAdminPassword()
  replacePrivateFile(path.join(dataDir, 'secrets.json'), toText({ ...present, adminPassword }))
  return adminPassword
}

/** Gives the legacy admin password as the file has it now; the last one known while it is away. */
export function adminPasswordReader(dataDir: string, known: Secrets): () => string {
  const file = path.join(dataDir, 'secrets.json')
  let [password, version] = [known.adminPassword, '']
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false })
    // A replaced file is another file: the times of two may be the same.
    const present = stat ? `${stat.ino} ${stat.mtimeMs}` : version
    if (present === version) return password
    version = present
    password = readSecrets(file)?.adminPassword ?? password
    return password
  }
}
