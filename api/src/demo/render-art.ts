import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** The drawings are 240 x 160 units, one unit to a pixel at 72 dpi: this makes 960 x 640. */
const DENSITY = 288

/** A picture in DATA_DIR/images, served as /images/<hash>.webp. */
export interface StoredPicture {
  hash: string
  width: number
  height: number
}

/** Draws art/<name>.svg as WebP in `imagesDir` under its content's hash. */
export async function renderArt(name: string, imagesDir: string): Promise<StoredPicture> {
  const svg = path.join(import.meta.dirname, 'art', `${name}.svg`)
  const picture = sharp(svg, { density: DENSITY })
    // No ground of its own: whatever well it lies in shows through, in light and in dark.
    .webp({ lossless: true, effort: 6 })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(data).digest('hex')
  await mkdir(imagesDir, { recursive: true })
  const file = path.join(imagesDir, `${hash}.webp`)
  // Written beside and renamed: nobody is ever served half a picture.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, data)
  await rename(unfinished, file)
  return { hash, width: info.width, height: info.height }
}
