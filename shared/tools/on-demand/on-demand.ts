import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = import.meta.dirname
const lockFile = path.join(folder, 'package-lock.json')
/** Copy of the lock file whose packages are installed. */
const installedLockFile = path.join(folder, 'node_modules/.installed-lock.json')

/** Folder of the programs of the packages that are installed on demand. */
export const onDemandBin = path.join(folder, 'node_modules/.bin')

/**
 * Imports a package of this folder's package.json, which is installed when first needed. Throws if
 * the packages cannot be installed.
 */
export async function importOnDemand(name: string): Promise<Record<string, unknown>> {
  installOnDemand()
  return import(name)
}

/** Installs the packages of this folder's package.json unless they are. Throws if that fails. */
export function installOnDemand(): void {
  const lock = readFileSync(lockFile, 'utf8')
  if (existsSync(installedLockFile) && readFileSync(installedLockFile, 'utf8') === lock) return
  // Peers come from the node_modules folder of the project: Stryker tests with its Vitest.
  execFileSync('npm', ['ci', '--omit=peer', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    // Standard output belongs to the figures of a benchmark.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  writeFileSync(installedLockFile, lock)
}
