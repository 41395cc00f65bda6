import { chmod, mkdir, readdir, readFile, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { TestRun } from './test-run.ts'

const MEMORY = '/dev/shm'
/** Short, since Chromium keeps a socket four folders below, and its path may have 107 characters. */
const PREFIX = 'rt-'
const OWN_NAME = /^rt-[1-9]\d*$/
/** A run needs less than a fourth of this. */
const FREE_BYTES = 4_000_000_000

/**
 * Puts the temporary files of this run into memory where the system has room for them. Tests create and
 * drop hundreds of databases of a thousand files each, which costs a disk's file system a fifth of the
 * processor time of all API tests. The folder goes with the run, and the cached test server in it; runs of
 * selected tests keep theirs on the disk. Elsewhere the temporary folder stays as it is.
 */
export async function putTemporaryFilesInMemory(run: TestRun): Promise<void> {
  const folder = path.join(MEMORY, PREFIX + process.pid)
  try {
    if (!(await isSuitable())) return
    await removeLeftovers()
    await mkdir(folder)
    // PostgreSQL runs as another user when this is root.
    await chmod(folder, 0o1777)
  } catch (error) {
    console.error(`Temporary files stay on the disk: ${error}`)
    return
  }
  process.env.TMPDIR = folder
  run.onEnd(() => remove(folder))
}

/** Whether this system has room in memory, and lets programs run from it. */
async function isSuitable(): Promise<boolean> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '')
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  const hasRoom = Math.min(free, process.availableMemory()) >= FREE_BYTES
  return isExecutableMemory(mounts) && hasRoom
}

/** Whether this list of mounts has `/dev/shm` in memory, with permission to run programs from it. */
export function isExecutableMemory(mounts: string): boolean {
  const mount = mounts
    .split('\n')
    .map(line => line.split(' '))
    .findLast(([, target]) => target === MEMORY)
  const [, , type, options = ''] = mount ?? []
  return type === 'tmpfs' && !options.split(',').some(option => ['noexec', 'ro'].includes(option))
}

/** Removes the folders of runs that were killed, and one of an earlier process with this one's id. */
async function removeLeftovers(): Promise<void> {
  const names = (await readdir(MEMORY)).filter(name => OWN_NAME.test(name))
  const left = names.filter(name => {
    const pid = Number(name.slice(PREFIX.length))
    return pid === process.pid || !isRunning(pid)
  })
  await Promise.all(left.map(name => remove(path.join(MEMORY, name))))
}

/** Removes a folder; a process that still writes into it, or its other owner, does not fail the run. */
async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
