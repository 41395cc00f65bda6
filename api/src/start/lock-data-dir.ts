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
import { ConfigError } from '../config.ts'

/**
 * Makes DATA_DIR if need be and claims it: two starts over one folder would share one database.
 * Answers the function that gives it free.
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
  // The claim is a listening socket, not a file with a process id: it cannot outlive this process.
  const server = createServer(socket => socket.destroy()).listen(address)
  await once(server, 'listening')
  return () => void server.close()
}

function makeFolder(dataDir: string) {
  try {
    // Node never returns from a recursive mkdir that a special file system refuses, as /proc does.
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
