import { chmod, mkdir, readdir, readFile, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { TestRun } from './test-run.ts'

const MEMORY = '/dev/shm'
/** Short, because the path of Chromium's socket in a profile in this folder is limited to 107 characters. */
const PREFIX = 'rt-'
const OWN_NAME = /^rt-[1-9]\d*$/
/** Minimum free memory in bytes, at least four times as much as a run uses. */
const FREE_BYTES = 4_000_000_000

/**
 * Moves the temporary folder of this run to memory if enough is free; otherwise it remains on the disk.
 * Tests create and drop hundreds of databases of a thousand files each; on a disk, the file system takes a
 * fifth of the processor time of the API tests. The folder is deleted at the end of the run, including the
 * cached test server, which only runs of selected tests reuse.
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

/** Checks that `/dev/shm` has enough free memory and allows programs to run from it. */
async function isSuitable(): Promise<boolean> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '')
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  const hasRoom = Math.min(free, process.availableMemory()) >= FREE_BYTES
  return isExecutableMemory(mounts) && hasRoom
}

/** True if the last mount of `/dev/shm` in the text of `/proc/mounts` is a writable tmpfs without `noexec`. */
export function isExecutableMemory(mounts: string): boolean {
  const mount = mounts
    .split('\n')
    .map(line => line.split(' '))
    .findLast(([, target]) => target === MEMORY)
  const [, , type, options = ''] = mount ?? []
  return type === 'tmpfs' && !options.split(',').some(option => ['noexec', 'ro'].includes(option))
}

/** Removes the folders of killed runs, including a folder of the same process id. */
async function removeLeftovers(): Promise<void> {
  const names = (await readdir(MEMORY)).filter(name => OWN_NAME.test(name))
  const left = names.filter(name => {
    const pid = Number(name.slice(PREFIX.length))
    return pid === process.pid || !isRunning(pid)
  })
  await Promise.all(left.map(name => remove(path.join(MEMORY, name))))
}

/** Removes a folder. Ignores failures, for example a process that still writes to it or missing permission. */
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
