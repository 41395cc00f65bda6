import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isImageFileName } from '../images/image-file-names.ts'
import type { ImageFileStore } from './image-file-store.ts'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** Creates a store in a folder, which is created with the first file. */
export function createDiskStore(folder: string): ImageFileStore {
  const pathOf = (name: string) => {
    if (!isImageFileName(name)) throw new Error('not an image file name')
    return path.join(folder, name)
  }
  return {
    async put(name, bytes) {
      const file = pathOf(name)
      await mkdir(folder, { recursive: true })
      // Written to a temporary file and renamed, so that no partial image is ever served.
      const unfinished = `${file}.${randomUUID()}`
      try {
        // Flushed with its name, because the row of the image is stored durably next: after a power cut its file must be
        // there and complete.
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, file)
        await flushFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: name => readFile(pathOf(name)).catch(undefinedIfMissing),
    has: name =>
      access(pathOf(name)).then(
        () => true,
        error => undefinedIfMissing(error) ?? false,
      ),
    remove: name => rm(pathOf(name), { force: true }),
  }
}
