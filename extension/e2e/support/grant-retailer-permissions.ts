import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Copies a build and grants the retailers' sites in its manifest, because Playwright cannot confirm
 * Chrome's permission prompt. The caller removes the folder.
 */
export async function grantRetailerPermissions(extension: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'quickadd-shops-'))
  await cp(extension, copy, { recursive: true })
  const file = join(copy, 'manifest.json')
  const { optional_host_permissions: shops, ...manifest } = JSON.parse(await readFile(file, 'utf8'))
  manifest.host_permissions.push(...shops)
  await writeFile(file, JSON.stringify(manifest))
  return copy
}
