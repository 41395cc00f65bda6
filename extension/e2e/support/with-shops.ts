import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A copy of a build that may see the shops' pages from the start: Chrome asks a person for that in a
 * window that no tool can reach. The folder is the caller's to remove.
 */
export async function withShops(extension: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'quickadd-shops-'))
  await cp(extension, copy, { recursive: true })
  const file = join(copy, 'manifest.json')
  const { optional_host_permissions: shops, ...manifest } = JSON.parse(await readFile(file, 'utf8'))
  manifest.host_permissions.push(...shops)
  await writeFile(file, JSON.stringify(manifest))
  return copy
}
