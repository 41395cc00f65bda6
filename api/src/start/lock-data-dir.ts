import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ConfigError } from '../config-error.ts'

/**
 * Creates DATA_DIR if missing and locks it: two processes must not share one database. Returns the function
 * that releases the lock.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  makeFolder(dataDir)
  const address = socketFor(dataDir)
  if (await isAnswering(address)) {
    throw new ConfigError(
      `The registry already runs over ${dataDir}: stop it first, or choose another DATA_DIR.`,
    )
  }
  if (process.platform !== 'win32') rmSync(address, { force: true })
  // The lock is a listening socket instead of a PID file: it cannot outlive the process.
  const server = createServer(socket => socket.destroy()).listen(address)
  await once(server, 'listening')
  return () => void server.close()
}

function makeFolder(dataDir: string) {
  try {
    // A recursive mkdir hangs on special file systems such as /proc.
    const isInFolder = existsSync(path.dirname(dataDir))
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: !isInFolder, mode: 0o700 })
    if (!statSync(dataDir).isDirectory()) throw new Error('not a folder')
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be written: choose a folder that this user may write.`,
    )
  }
}

// Socket paths are limited to about a hundred bytes; a data folder's own path may be longer.
function socketFor(dataDir: string): string {
  const id = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\registry-${id}`
    : path.join(tmpdir(), `registry-${id}.sock`)
}

async function isAnswering(address: string): Promise<boolean> {
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES'
  } finally {
    socket.destroy()
  }
}
