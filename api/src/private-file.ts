import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { ConfigError } from './config-error.ts'

// Others may traverse a folder, because the database may run as another user, but not list it.
const OPEN_TO_OTHERS = { '600': 0o077, '700': 0o066 } as const

/** Throws ConfigError when other users may read a file (600) or folder (700). */
export function requirePrivate(place: string, mode: '600' | '700'): void {
  if (process.platform === 'win32') return
  if ((statSync(place).mode & OPEN_TO_OTHERS[mode]) === 0) return
  throw new ConfigError(`Others may read ${place}; please run: chmod ${mode} ${place}`)
}

/** Creates a folder for this user only; throws ConfigError when an existing one is readable by others. */
export function preparePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // An empty folder contains no secret yet, so its mode is corrected.
  if (readdirSync(folder).length === 0) chmodSync(folder, 0o700)
  requirePrivate(folder, '700')
}

/** Syncs a folder: a rename is durable only afterwards. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Writes and syncs a temporary file, so that a crash leaves no partial file. */
function writeBeside(file: string, text: string): string {
  const beside = `${file}.${randomBytes(6).toString('hex')}.new`
  writeFileSync(beside, text, { mode: 0o600, flag: 'wx', flush: true })
  return beside
}

/** Replaces a file atomically, readable by its owner only, also if root replaces it. */
export function replacePrivateFile(file: string, text: string): void {
  const beside = writeBeside(file, text)
  const { uid, gid } = statSync(file)
  if (process.getuid?.() === 0) chownSync(beside, uid, gid)
  renameSync(beside, file)
  syncFolder(path.dirname(file))
}

/** Creates a file readable by this user only; an existing one is not changed. */
export function createPrivateFile(file: string, text: string): void {
  const beside = writeBeside(file, text)
  try {
    linkSync(beside, file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // Some file systems do not support hard links.
    if (code !== 'EEXIST') renameSync(beside, file)
  }
  rmSync(beside, { force: true })
  syncFolder(path.dirname(file))
}
