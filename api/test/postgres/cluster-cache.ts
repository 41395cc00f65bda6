import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesBelow, root } from '../../../shared/tools/structure/source-files.ts'

/** Sources that decide the migrated database and the demo's images, besides package-lock.json. */
const INPUTS = [
  ...['api/migrations', 'api/src/db', 'api/src/demo'],
  ...['shared/src/images', 'shared/src/image-files'],
  ...['api/test/postgres/start-test-postgres.ts', 'api/test/product/demo-template.ts'],
]

/**
 * Caches the files of a stopped test server for one run at a time: creating and migrating a server and
 * rendering the demo's images takes seconds, starting a server does not. Folders are taken and returned by
 * renaming, so two runs never share one.
 */
export interface ClusterCache {
  /** Moves the cached files to an empty folder; false where there are none for these sources. */
  take(dataDir: string): Promise<boolean>
  /** Moves a stopped server's files back, or deletes them if another run has done so before. */
  giveBack(dataDir: string): Promise<void>
}

/** The cache of this working copy. */
export async function openClusterCache(folder = tmpdir()): Promise<ClusterCache> {
  const prefix = `registry-cluster-${digest([root]).slice(0, 8)}-`
  const name = prefix + (await digestOfInputs()).slice(0, 8)
  const cached = path.join(folder, name)
  return {
    async take(dataDir) {
      return (await isOwn(cached)) && (await rename(cached, dataDir).then(yes, no))
    },
    async giveBack(dataDir) {
      const names = await readdir(folder)
      const outdated = names.filter(other => other.startsWith(prefix) && other !== name)
      const gone = outdated.map(other => path.join(folder, other))
      // A server that stores its cluster outside the folder cannot be cached.
      const isWhole = existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))
      const isMoved = isWhole && (await rename(dataDir, cached).then(yes, no))
      if (!isMoved) gone.push(dataDir)
      await Promise.all(gone.map(each => rm(each, { recursive: true, force: true })))
    },
  }
}

const yes = () => true
const no = () => false

/** Checks the owner: other users may create a folder of this name in a shared temporary folder. */
async function isOwn(folder: string): Promise<boolean> {
  return await stat(folder).then(({ uid }) => uid === (process.getuid?.() ?? uid), no)
}

async function digestOfInputs(): Promise<string> {
  const inputs = INPUTS.flatMap(name => (path.extname(name) ? [name] : filesBelow(name)))
  const files = [...inputs, 'package-lock.json'].filter(file => !file.endsWith('.test.ts')).sort()
  const texts = files.map(async file => `${file}\n${await readFile(path.join(root, file), 'utf8')}`)
  return digest([process.platform, process.arch, ...(await Promise.all(texts))])
}

function digest(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
