import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Area } from './areas.ts'
import { palette } from './palette.ts'

export const CORNER = 28
const PADDING = 24
/** Minimum brightness of a white product background, 0 to 255. */
const MIN_WHITE = 236
const EDGE_PX = 2
/** Minimum size in pixels of an image whose margin can be trimmed. */
const MIN_TRIM_PX = 3
/** Minimum share of a photo that must stay visible when it is cropped to its card. */
const MIN_VISIBLE_SHARE = 0.55
/** Maximum difference of a background pixel from the corner's colour, 0 to 255. */
const TRIM_THRESHOLD = 14

/** Returns whether an image has a white or transparent background. */
async function hasWhiteBackground(image: Uint8Array): Promise<boolean> {
  const small = 48
  const pixels = await sharp(image)
    .flatten({ background: palette.surface })
    .resize(small, small, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const edges = [EDGE_PX, small - 1 - EDGE_PX]
  const corners = edges.flatMap(y => edges.map(x => pixels[y * small + x] ?? 0))
  return corners.filter(grey => grey >= MIN_WHITE).length >= corners.length - 1
}

interface Size {
  width: number
  height: number
}

/** Returns whether an image can be cropped to the card's aspect ratio without losing much. */
function hasSimilarRatio(own: Size, card: Size): boolean {
  const turned = own.width / own.height / (card.width / card.height)
  return Math.min(turned, 1 / turned) >= MIN_VISIBLE_SHARE
}

const createCornerMask = ({ width, height }: Area) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${CORNER}"/></svg>`,
  )

async function fit(image: Uint8Array, area: Area): Promise<Sharp> {
  const flat = sharp(image).flatten({ background: palette.surface })
  const own = await sharp(image).metadata()
  const isPaper = await hasWhiteBackground(image)
  if (!isPaper && hasSimilarRatio(own, area)) {
    return flat.resize(area.width, area.height, { fit: 'cover' })
  }
  const [width, height] = [area.width - 2 * PADDING, area.height - 2 * PADDING]
  const margin = { top: PADDING, bottom: PADDING, left: PADDING, right: PADDING }
  const hasMargin = isPaper && Math.min(own.width, own.height) >= MIN_TRIM_PX
  return (hasMargin ? flat.trim({ threshold: TRIM_THRESHOLD }) : flat)
    .resize(width, height, { fit: 'contain', background: palette.surface })
    .extend({ ...margin, background: palette.surface })
}

/**
 * Renders an image in its card with rounded corners. Images on white are shown whole; photos fill the card if
 * little is cropped. Throws for a file that is no image.
 */
export async function drawItemImage(image: Uint8Array, area: Area): Promise<OverlayOptions> {
  const fitted = await fit(image, area)
  const input = await sharp(await fitted.png({ compressionLevel: 1 }).toBuffer())
    .ensureAlpha()
    .composite([{ input: createCornerMask(area), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { input, left: area.left, top: area.top }
}
