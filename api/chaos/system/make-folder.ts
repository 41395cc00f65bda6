import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { registerCleanup } from './cleanup.ts'

/** Creates a folder in the temporary folder; the cleanup removes it. */
export async function makeFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix))
  registerCleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
}
