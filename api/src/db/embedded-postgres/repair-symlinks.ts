import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Creates the package's symbolic links, which npm packages cannot contain. Needed where install scripts are
 * disabled.
 */
export function repairSymlinks(nativeDir: string): void {
  const list = path.join(nativeDir, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const packageDir = path.dirname(nativeDir)
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageDir, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(path.relative(path.dirname(target), source), link)
  }
}
