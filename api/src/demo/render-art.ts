import path from 'node:path'
import { type KeptPicture, keepPicture } from '@registry/shared/pictures/keep-picture'
import type { PictureStore } from '@registry/shared/pictures/picture-store'
import sharp from 'sharp'

/** The drawings are 240 x 160 units, one unit to a pixel at 72 dpi: this makes 960 x 640. */
const DENSITY = 288

// Closed to the drawings of strangers, which come as bytes; these are files of our own.
sharp.unblock({ operation: ['VipsForeignLoadSvgFile'] })

/** Draws art/<name>.svg and keeps it as any shop's picture. */
export async function renderArt(name: string, pictures: PictureStore): Promise<KeptPicture> {
  const svg = path.join(import.meta.dirname, 'art', `${name}.svg`)
  // No ground of its own: whatever well it lies in shows through, in light and in dark.
  return keepPicture(pictures, await sharp(svg, { density: DENSITY }).png().toBuffer())
}
