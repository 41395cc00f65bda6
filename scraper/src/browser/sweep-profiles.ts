import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PREFIX = 'registry-chromium-'

/** Returns the path prefix of this process' profile folders, which contains its process id. */
export function profilePrefix(): string {
  return path.join(tmpdir(), `${PREFIX}${process.pid}-`)
}

/** Deletes profile folders left by killed scraper processes. */
export async function sweepProfiles(): Promise<void> {
  const names = await readdir(tmpdir())
  const left = names.filter(name => {
    const [pid] = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-') : []
    return pid !== undefined && existsSync('/proc/self') && !existsSync(`/proc/${pid}`)
  })
  const options = { recursive: true, force: true, maxRetries: 3 }
  await Promise.all(left.map(name => rm(path.join(tmpdir(), name), options)))
}
