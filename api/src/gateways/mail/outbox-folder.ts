import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** Returns the folder for emails without a mail server. */
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox')

const MAIL_FILE = /^([\w-]+)\.eml$/
const NAME = /^[\w-]+$/

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Lists the names of the emails, newest first. */
export async function listOutbox(folder: string): Promise<string[]> {
  try {
    const files = await readdir(folder)
    return files
      .flatMap(file => MAIL_FILE.exec(file)?.[1] ?? [])
      .toSorted()
      .toReversed()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Reads an email; undefined if there is none with this name. */
export async function readOutbox(folder: string, name: string): Promise<Buffer | undefined> {
  if (!NAME.test(name)) return undefined
  try {
    return await readFile(path.join(folder, `${name}.eml`))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Deletes all but the newest `keep` emails. */
export async function trimOutbox(folder: string, keep: number): Promise<void> {
  const old = (await listOutbox(folder)).slice(keep)
  await Promise.all(old.map(name => rm(path.join(folder, `${name}.eml`), { force: true })))
}
