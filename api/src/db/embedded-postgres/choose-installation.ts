import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { type Binaries, binariesIn, findBinaries } from './find-binaries.ts'
import {
  canReach,
  canUseNamespace,
  type ServerAccount,
  unprivilegedAccount,
} from './server-account.ts'

type SymbolicLinks = { source: string; target: string }[]

/**
 * Creates the package's symbolic links, which npm packages cannot contain. Needed where install scripts are
 * disabled.
 */
function repairSymlinks(nativeDir: string): void {
  const list = path.join(nativeDir, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const packageDir = path.dirname(nativeDir)
  const links: SymbolicLinks = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(packageDir, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

/** Binaries and data folder of the server, and the account that runs it. */
export interface Installation {
  binaries: Binaries
  clusterDir: string
  account: ServerAccount
}

// Readable by every account and, unlike /tmp, not cleared at a reboot.
const publicPlace = '/var/lib/baby-registry'

/** Chooses how to run the server over this data folder, and grants the account access to it. */
export function chooseInstallation(dataDir: string): Installation {
  const binaries = findBinaries()
  repairSymlinks(binaries.nativeDir)
  const clusterDir = path.join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { binaries, clusterDir, account: { kind: 'self' } }

  const other = unprivilegedAccount()
  if (other && canReach(binaries.nativeDir, other) && canReach(path.dirname(dataDir), other)) {
    letInto(dataDir, other.gid)
    return { binaries, clusterDir, account: { kind: 'drop', ...other } }
  }
  if (canUseNamespace(binaries.postgres)) {
    return { binaries, clusterDir, account: { kind: 'namespace' } }
  }
  if (!other) throw new Error('PostgreSQL cannot run as root here: set DATABASE_URL to a server.')
  return publicHome({ binaries, clusterDir, other })
}

/** Lets only root and the server's group enter the data folder. */
function letInto(dataDir: string, gid: number) {
  chownSync(dataDir, 0, gid)
  chmodSync(dataDir, 0o710)
}

interface PublicHome {
  binaries: Binaries
  clusterDir: string
  other: { uid: number; gid: number }
}

/** Fallback: copies the binaries, and puts the data, where the other account can access them. */
function publicHome({ binaries, clusterDir, other }: PublicHome): Installation {
  if (existsSync(clusterDir)) {
    throw new Error(
      `The database in ${clusterDir} lies below a private folder that PostgreSQL cannot enter: move DATA_DIR elsewhere.`,
    )
  }
  const id = createHash('sha256').update(clusterDir).digest('hex').slice(0, 12)
  const home = path.join(publicPlace, id)
  const nativeDir = path.join(home, 'native')
  mkdirSync(home, { recursive: true, mode: 0o755 })
  cpSync(binaries.nativeDir, nativeDir, { recursive: true, verbatimSymlinks: true })
  return {
    binaries: binariesIn(nativeDir),
    clusterDir: path.join(home, 'postgres'),
    account: { kind: 'drop', ...other },
  }
}
