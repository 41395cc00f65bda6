import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.of(137, 80, 78, 71, 13, 10, 26, 10)
const COLOUR_TYPES = { grey: 0, rgb: 2 }

/** Encodes a PNG whose header has these sides and whose pixels are `rows`, each of which begins with its filter. */
export function encodePng(
  [width, height]: readonly [number, number],
  colours: keyof typeof COLOUR_TYPES,
  rows: Buffer,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, COLOUR_TYPES[colours]], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A grey PNG that says it has these sides, with as many pixels as `rows` have. */
export function forgedPng(width: number, height: number, rows: number): Buffer {
  return encodePng([width, height], 'grey', Buffer.alloc((width + 1) * rows))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
