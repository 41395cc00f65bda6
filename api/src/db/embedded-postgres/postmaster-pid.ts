import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** Contents of a running server's lock file. */
export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

export function postmasterFile(clusterDir: string): string {
  return path.join(clusterDir, 'postmaster.pid')
}

/**
 * Parses the file; its lines are pid, data folder, start time, port, socket folder, listen address, memory key,
 * status.
 */
export function readPostmaster(clusterDir: string): Postmaster | undefined {
  try {
    const lines = readFileSync(postmasterFile(clusterDir), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!pid) return undefined
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** True when the process is a running server over this folder, not a zombie or a reused process id. */
export function isServing(clusterDir: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const stat = readOrNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (!stat || !/\(postgres\) [^ZX]/.test(stat)) return false
  // In some containers root cannot read another account's working directory; then the process name must
  // suffice.
  const workingDir = readOrNothing(() => readlinkSync(`/proc/${pid}/cwd`))
  return workingDir === undefined || workingDir === realpathSync(clusterDir)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readOrNothing(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
