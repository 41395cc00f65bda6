import { randomBytes } from 'node:crypto'
import {
  chmodSync,
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
import { ConfigError } from './config.ts'

// A folder may be passed through, where the database runs as another user, but not be looked into.
const OPEN_TO_OTHERS = { '600': 0o077, '700': 0o066 } as const

/** Throws ConfigError when others than this user may look into a file (600) or folder (700). */
export function requirePrivate(place: string, mode: '600' | '700'): void {
  if (process.platform === 'win32') return
  if ((statSync(place).mode & OPEN_TO_OTHERS[mode]) === 0) return
  throw new ConfigError(`Others may read ${place}; please run: chmod ${mode} ${place}`)
}

/** Makes a folder for this user alone, or throws ConfigError when it is open to others. */
export function preparePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Nobody has read anything in an empty folder yet: it is closed without a word.
  if (readdirSync(folder).length === 0) chmodSync(folder, 0o700)
  requirePrivate(folder, '700')
}

/** A rename counts once its folder is on the disk too. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Whole and on the disk under a name of its own, so that a crash leaves no half file in its place. */
function writeBeside(file: string, text: string): string {
  const beside = `${file}.${randomBytes(6).toString('hex')}.new`
  writeFileSync(beside, text, { mode: 0o600, flag: 'wx', flush: true })
  return beside
}

/** Puts a text in the place of a file that only this user may read. */
export function replacePrivateFile(file: string, text: string): void {
  renameSync(writeBeside(file, text), file)
  syncFolder(path.dirname(file))
}

/** Makes a file that only this user may read; one that somebody else has made meanwhile stays. */
export function createPrivateFile(file: string, text: string): void {
  const beside = writeBeside(file, text)
  try {
    linkSync(beside, file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // Not every file system has links.
    if (code !== 'EEXIST') renameSync(beside, file)
  }
  rmSync(beside, { force: true })
  syncFolder(path.dirname(file))
}
