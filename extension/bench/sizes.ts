import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { numberRow, type Row } from '../../shared/tools/bench/row.ts'
import { gzipped, POPUP_BYTES, scriptBytes } from './page-scripts.ts'

/** Maximum size of a packed build in kB. */
export const ZIP_KB = 600
const BYTES = { unit: 'bytes', digits: 0 }

/** Compares the sizes of a build with their budgets. */
export function sizeRows(browser: 'chrome' | 'firefox', out: string): Row[] {
  const [zip = ''] = globSync(path.join(out, `*-${browser}.zip`))
  const packed = numberRow(`${browser}: packed`, statSync(zip).size / 1024, {
    most: ZIP_KB,
    unit: 'KB',
  })
  if (browser === 'firefox') return [packed]
  const build = path.join(out, 'chrome-mv3')
  const { first, later } = scriptBytes(build, 'popup.html')
  return [
    numberRow('popup: scripts that it opens with, gzip', first, { most: POPUP_BYTES, ...BYTES }),
    numberRow('popup: scripts that come later, gzip', later, BYTES),
    ...['capture.js', 'shop-button.js', 'background.js'].map(name =>
      numberRow(`${name}, gzip`, gzipped(build, [name]), BYTES),
    ),
    packed,
  ]
}
