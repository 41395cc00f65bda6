import path from 'node:path'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { type StoredImage, storeImage } from '@registry/shared/image-files/store-image'
import sharp from 'sharp'

/** Resolution in dpi: drawings of 240 x 160 units at 72 dpi become 960 x 640 pixels. */
const DENSITY = 288

// SVG loading is disabled for uploaded images; these files are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvgFile'] })

/** Renders art/<name>.svg and stores it as an image. */
export async function renderArt(name: string, imageFiles: ImageFileStore): Promise<StoredImage> {
  const svg = path.join(import.meta.dirname, 'art', `${name}.svg`)
  // Transparent background, so that it fits light and dark themes.
  return storeImage(imageFiles, await sharp(svg, { density: DENSITY }).png().toBuffer())
}
