import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** Where mails wait as files when there is no mail server. */
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox')

const MAIL_FILE = /^([\w-]+)\.eml$/
const NAME = /^[\w-]+$/

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** The names of the mails in the folder, the newest first. */
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

/** A mail as it would have been sent; undefined when there is none of that name. */
export async function readOutbox(folder: string, name: string): Promise<Buffer | undefined> {
  if (!NAME.test(name)) return undefined
  try {
    return await readFile(path.join(folder, `${name}.eml`))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Leaves the newest `keep` mails. */
export async function trimOutbox(folder: string, keep: number): Promise<void> {
  const old = (await listOutbox(folder)).slice(keep)
  await Promise.all(old.map(name => rm(path.join(folder, `${name}.eml`), { force: true })))
}
