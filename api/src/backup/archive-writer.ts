import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Header } from 'tar'
import { ConfigError } from '../config-error.ts'
import { syncFolder } from '../private-file.ts'

const BLOCK = 512
/** Two empty blocks end a tar file. */
const END = Buffer.alloc(2 * BLOCK)

/** Suffix of an archive that is being written. */
export const PARTIAL = '.partial'

/** Writes a tar file of small entries. It gets its name when it is complete. */
export interface ArchiveWriter {
  add(path: string, bytes: Buffer): Promise<void>
  /** Stores the file durably, checks it, and gives it its name; returns its size in bytes. */
  finish(check: (file: string) => Promise<void>): Promise<number>
  /** Removes the unfinished file. Does nothing after `finish`. */
  discard(): Promise<void>
}

/** Creates an archive, readable by this user only. Throws ConfigError when it exists or its folder is not writable. */
export async function createArchive(file: string, mtime: Date): Promise<ArchiveWriter> {
  if (existsSync(file)) throw new ConfigError(`${file} exists; please choose another name.`)
  const partial = `${file}.${randomBytes(4).toString('hex')}${PARTIAL}`
  const handle = await open(partial, 'wx', 0o600).catch((error: unknown) => {
    throw new ConfigError(`${file} cannot be written (${codeOf(error)}); is its folder there?`)
  })
  let size = 0
  const write = async (bytes: Buffer) => {
    await writeFully(handle, bytes)
    size += bytes.length
  }
  return {
    async add(name, bytes) {
      const header = new Header({
        ...{ path: name, size: bytes.length, mode: 0o600, mtime },
        type: 'File',
      })
      // Only names beyond a hundred bytes need a second header.
      if (header.encode() || !header.block) throw new Error(`the name ${name} is too long`)
      await write(header.block)
      await write(bytes)
      await write(Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK))
    },
    async finish(check) {
      await write(END)
      await handle.sync()
      await handle.close()
      await check(partial)
      await rename(partial, file)
      syncFolder(path.dirname(path.resolve(file)))
      return size
    },
    async discard() {
      await handle.close().catch(() => undefined)
      await rm(partial, { force: true })
    },
  }
}

async function writeFully(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, at)
    at += bytesWritten
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
