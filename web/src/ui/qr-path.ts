import { create } from 'qrcode/lib/core/qrcode.js'

/** White modules around a code, without which readers do not find it. */
export const QUIET_ZONE = 4

export interface QrPath {
  /** Modules on a side, the quiet zone included. */
  size: number
  /** SVG path data of the dark modules, one unit per module. */
  path: string
}

const LINK = /^[a-z]+:\/\//

/** A link is packed as plain bytes, which every app reads; digits of a PayNow code more tightly. */
function pack(text: string) {
  if (!LINK.test(text)) return text
  return [{ data: new TextEncoder().encode(text), mode: 'byte' as const }]
}

/** A text as a QR code of level M. Throws on a text too long for any code. */
export function qrPath(text: string): QrPath {
  const { modules } = create(pack(text), { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, row) => runsOf(modules, row))
  return { size: modules.size + 2 * QUIET_ZONE, path: rows.join('') }
}

/** Neighbouring dark modules as one bar, which keeps the path short and without hairlines. */
function runsOf(
  modules: { size: number; get: (row: number, column: number) => number },
  row: number,
) {
  let path = ''
  for (let start = 0; start < modules.size; start++) {
    let end = start
    while (end < modules.size && modules.get(row, end)) end++
    if (end > start) {
      path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${end - start}v1h-${end - start}z`
      start = end
    }
  }
  return path
}
