import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** Maximum gzip size in bytes of the scripts loaded when the popup opens on a product. */
export const POPUP_BYTES = 75_000

/** Returns the gzip sizes of the scripts that a page loads at once and of those it loads lazily. */
export function scriptBytes(build: string, page: string): { first: number; later: number } {
  const html = readFileSync(path.join(build, page), 'utf8')
  const entries = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file)
  const first = reached(build, entries, /(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)
  const all = reached(build, entries, /(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)
  const later = [...all].filter(file => !first.has(file))
  return { first: gzipped(build, [...first]), later: gzipped(build, later) }
}

/** Collects scripts and their imports that match a pattern, recursively. */
function reached(build: string, entries: readonly string[], imports: RegExp): Set<string> {
  const found = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const code = readFileSync(path.join(build, file), 'utf8')
    for (const [, target = ''] of code.matchAll(imports)) {
      open.push(path.join(path.dirname(file), target))
    }
  }
  return found
}

/** Returns the total gzip size of files of a build in bytes. */
export function gzipped(build: string, files: readonly string[]): number {
  const sizes = files.map(
    file => gzipSync(readFileSync(path.join(build, file)), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
