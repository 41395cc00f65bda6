import { create } from 'qrcode/lib/core/qrcode.js'

/** Width of the quiet zone in modules; scanners need it to detect the code. */
export const QUIET_ZONE = 4

interface QrPath {
  /** Modules on a side, the quiet zone included. */
  size: number
  /** SVG path data of the dark modules, one unit per module. */
  path: string
}

const LINK = /^[a-z]+:\/\//

/** Encodes URLs in byte mode, which all apps read; other texts in the most compact mode. */
function pack(text: string) {
  if (!LINK.test(text)) return text
  return [{ data: new TextEncoder().encode(text), mode: 'byte' as const }]
}

/** Encodes a text as a QR code with error correction level M. Throws if the text is too long. */
export function qrPath(text: string): QrPath {
  const { modules } = create(pack(text), { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, row) => runsOf(modules, row))
  return { size: modules.size + 2 * QUIET_ZONE, path: rows.join('') }
}

/** Draws adjacent dark modules as one bar, which shortens the path and avoids hairlines. */
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
