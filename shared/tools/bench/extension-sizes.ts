import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { numberRow, type Row } from './row.ts'

const POPUP_KB = 75
/** What a packed build may weigh. */
export const ZIP_KB = 600
const KB = { unit: 'KB' }

/** What a build for one browser weighs, beside what it may. */
export function sizeRows(browser: 'chrome' | 'firefox', out: string): Row[] {
  const [zip = ''] = globSync(path.join(out, `*-${browser}.zip`))
  const packed = numberRow(`${browser}: packed`, statSync(zip).size / 1024, { most: ZIP_KB, ...KB })
  if (browser === 'firefox') return [packed]
  const build = path.join(out, 'chrome-mv3')
  const alone = (name: string) => numberRow(`${name}, gzip`, gzipped([path.join(build, name)]), KB)
  return [
    numberRow('popup: JavaScript in all, gzip', gzipped(scriptsOf(build, 'popup.html')), {
      most: POPUP_KB,
      ...KB,
    }),
    ...['capture.js', 'shop-button.js', 'background.js'].map(alone),
    packed,
  ]
}

/** The scripts of a page, and all that these load now or later. */
function scriptsOf(build: string, page: string): string[] {
  const html = readFileSync(path.join(build, page), 'utf8')
  const found = new Set<string>()
  const open = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file)
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const code = readFileSync(path.join(build, file), 'utf8')
    const imports = code.matchAll(/(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)
    for (const [, target = ''] of imports) open.push(path.join(path.dirname(file), target))
  }
  return [...found].map(file => path.join(build, file))
}

function gzipped(files: readonly string[]): number {
  const sizes = files.map(file => gzipSync(readFileSync(file), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
