import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Area } from './areas.ts'
import { palette } from './palette.ts'

export const CORNER = 28
const PADDING = 24
/** As bright as the ground of a shop's picture is, 0 to 255. */
const PAPER = 236
const EDGE_PX = 2
/** Pixels of the smallest picture whose margin can be found. */
const LEAST_TRIMMED = 3
/** The share of a photograph that is left when it fills its card. */
const LEAST_SHOWN = 0.55
/** How far from the corner's colour a pixel may be to count as ground, 0 to 255. */
const PAPER_EDGE = 14

/** A picture that lies on white or on nothing. */
async function isOnPaper(picture: Uint8Array): Promise<boolean> {
  const small = 48
  const pixels = await sharp(picture)
    .flatten({ background: palette.surface })
    .resize(small, small, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const edges = [EDGE_PX, small - 1 - EDGE_PX]
  const corners = edges.flatMap(y => edges.map(x => pixels[y * small + x] ?? 0))
  return corners.filter(grey => grey >= PAPER).length >= corners.length - 1
}

interface Size {
  width: number
  height: number
}

/** Whether a picture may fill its card without losing what it is about. */
function isAlike(own: Size, card: Size): boolean {
  const turned = own.width / own.height / (card.width / card.height)
  return Math.min(turned, 1 / turned) >= LEAST_SHOWN
}

const cornersOf = ({ width, height }: Area) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${CORNER}"/></svg>`,
  )

async function fit(picture: Uint8Array, area: Area): Promise<Sharp> {
  const flat = sharp(picture).flatten({ background: palette.surface })
  const own = await sharp(picture).metadata()
  const isPaper = await isOnPaper(picture)
  if (!isPaper && isAlike(own, area)) {
    return flat.resize(area.width, area.height, { fit: 'cover' })
  }
  const [width, height] = [area.width - 2 * PADDING, area.height - 2 * PADDING]
  const margin = { top: PADDING, bottom: PADDING, left: PADDING, right: PADDING }
  const hasMargin = isPaper && Math.min(own.width, own.height) >= LEAST_TRIMMED
  return (hasMargin ? flat.trim({ threshold: PAPER_EDGE }) : flat)
    .resize(width, height, { fit: 'contain', background: palette.surface })
    .extend({ ...margin, background: palette.surface })
}

/**
 * A picture in its card, with the card's corners: what stands on white is shown whole, a photograph
 * fills the card where little of it is lost. Throws for what is no picture.
 */
export async function drawItemImage(picture: Uint8Array, area: Area): Promise<OverlayOptions> {
  const fitted = await fit(picture, area)
  const input = await sharp(await fitted.png({ compressionLevel: 1 }).toBuffer())
    .ensureAlpha()
    .composite([{ input: cornersOf(area), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { input, left: area.left, top: area.top }
}
