import { encodePng } from '../../../shared/test/forged-png.ts'

const SIDE = 400

/** Creates a square PNG of one colour, by which tests identify the image. */
export function solidImage(red: number, green: number, blue: number): Buffer {
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(SIDE * 3, Buffer.of(red, green, blue))])
  return encodePng([SIDE, SIDE], 'rgb', Buffer.concat(Array<Buffer>(SIDE).fill(row)))
}
