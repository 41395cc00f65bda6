import {
  SHARE_IMAGE_HEIGHT,
  SHARE_IMAGE_MAX_BYTES,
  SHARE_IMAGE_WIDTH,
  type SharePlan,
} from '@registry/shared/images/share-image'
import sharp, { type OverlayOptions } from 'sharp'
import { type Area, imageAreas, mirrored } from './areas.ts'
import { cleanText, isRightToLeft } from './clean-text.ts'
import { drawBackground } from './draw-background.ts'
import { drawItemImage } from './draw-item-image.ts'
import { drawTexts } from './draw-texts.ts'
import { loadFonts } from './load-fonts.ts'
import type { PaintRequest } from './paint-request.ts'

/** Qualities to try until the file is below the size limit; the last one suffices even for noise. */
const QUALITIES = [84, 74, 60, 40, 20] as const

/** Pixels of an image, without compression. */
interface Bitmap {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const fromBitmap = ({ data, info: { width, height, channels } }: Bitmap) =>
  sharp(data, { raw: { width, height, channels } })

/** The last background, which takes half of the time of an image and only depends on progress and cards. */
let latest: { svg: string; bitmap: Bitmap } | undefined

async function renderBackground(svg: Buffer): Promise<Bitmap> {
  const text = svg.toString()
  if (latest?.svg !== text) {
    const bitmap = await sharp(svg).raw().toBuffer({ resolveWithObject: true })
    latest = { svg: text, bitmap }
  }
  return latest.bitmap
}

async function encode(image: Bitmap): Promise<Buffer> {
  let jpeg = image.data
  for (const quality of QUALITIES) {
    const options = { quality, mozjpeg: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' }
    jpeg = await fromBitmap(image).jpeg(options).toBuffer()
    if (jpeg.length < SHARE_IMAGE_MAX_BYTES) break
  }
  return jpeg
}

function cleanPlan({ title, subtitle, ...progress }: SharePlan): SharePlan {
  return { title: cleanText(title), subtitle: cleanText(subtitle), ...progress }
}

/** Renders the link preview image of a registry as JPEG. `fonts` is the folder for unpacked fonts. */
export async function paintShareImage(request: PaintRequest, fonts: string): Promise<Buffer> {
  const plan = cleanPlan(request.plan)
  await loadFonts(`${plan.title} ${plan.subtitle} 0A`, fonts)
  const isMirrored = isRightToLeft(plan.title)
  const turned = (area: Area) => (isMirrored ? mirrored(area) : area)
  const cards = imageAreas(request.pictures.length)
  const layers: OverlayOptions[] = await drawTexts(plan, isMirrored)
  for (const [index, card] of cards.entries()) {
    const image = request.pictures[index]
    if (image) layers.push(await drawItemImage(image, turned(card)))
  }
  const progress = plan.total === 0 ? undefined : plan.gifted / plan.total
  const ground = await renderBackground(drawBackground({ cards, progress, isMirrored }))
  const image = await fromBitmap(ground)
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = image.info
  if (width !== SHARE_IMAGE_WIDTH || height !== SHARE_IMAGE_HEIGHT) throw new Error('wrong size')
  return encode(image)
}
