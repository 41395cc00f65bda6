import path from 'node:path'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { type StoredImage, storeImage } from '@registry/shared/image-files/store-image'
import sharp from 'sharp'

/** The drawings are 240 x 160 units, one unit to a pixel at 72 dpi: this makes 960 x 640. */
const DENSITY = 288

// Closed to the drawings of strangers, which come as bytes; these are files of our own.
sharp.unblock({ operation: ['VipsForeignLoadSvgFile'] })

/** Draws art/<name>.svg and keeps it as any shop's picture. */
export async function renderArt(name: string, imageFiles: ImageFileStore): Promise<StoredImage> {
  const svg = path.join(import.meta.dirname, 'art', `${name}.svg`)
  // No ground of its own: whatever well it lies in shows through, in light and in dark.
  return storeImage(imageFiles, await sharp(svg, { density: DENSITY }).png().toBuffer())
}
