import type { SharePlan } from '@registry/shared/images/share-image'
import { PRODUCT_NAME } from '@registry/shared/messages/pages'
import { previewMessages } from '@registry/shared/messages/registry/previews'
import type { OverlayOptions } from 'sharp'
import { type Area, BAR, BRAND, mirrored, PILL, TALL_TEXT_AREA, TEXT_AREA } from './areas.ts'
import { drawText, placeText } from './draw-text.ts'
import { fitText } from './fit-text.ts'
import { palette } from './palette.ts'

const TITLE_SIZES = [76, 66, 58, 50, 44] as const
const SUBTITLE_SIZES = [30, 27] as const
const SUBTITLE_ROOM = 116
const GAP = 30
const BAR_WORDS = 26

const title = { weight: 600, colour: palette.ink, face: 'Fraunces' } as const
const subtitle = { weight: 500, colour: palette.inkSoft, face: 'Figtree' } as const
const label = { weight: 600, colour: palette.ink, face: 'Figtree' } as const

type Side = 'left' | 'right'

/** Renders title and subtitle, vertically centred. */
async function drawTitles(plan: SharePlan, area: Area, side: Side): Promise<OverlayOptions[]> {
  const { width, height } = area
  const below = plan.subtitle
    ? await fitText({ ...subtitle, text: plan.subtitle }, SUBTITLE_SIZES, {
        width,
        height: SUBTITLE_ROOM,
      })
    : undefined
  const taken = below ? below.height + GAP : 0
  const above = await fitText({ ...title, text: plan.title }, TITLE_SIZES, {
    width,
    height: height - taken,
  })
  const top = area.top + (height - taken - above.height) / 2
  const placed = [await placeText(above, { ...area, top }, side)]
  if (below) placed.push(await placeText(below, { ...area, top: top + above.height + GAP }, side))
  return placed
}

/** Renders the progress above the bar, or the number of items on a pill while nothing is funded. */
async function drawProgress(plan: SharePlan, area: Area, side: Side): Promise<OverlayOptions[]> {
  if (plan.total === 0) return []
  const text = previewMessages.progress(plan)
  if (plan.gifted === 0) {
    const drawn = await drawText({ ...label, size: 26, colour: palette.mossText, text }, PILL.width)
    const pill = side === 'left' ? PILL : mirrored(PILL)
    const top = pill.top + (pill.height - drawn.height) / 2
    const left = pill.left + (pill.width - drawn.width) / 2
    return [await placeText(drawn, { ...pill, top, left, width: drawn.width }, side)]
  }
  const line = { ...area, top: area.top - BAR_WORDS - 22, height: 2 * BAR_WORDS }
  const words = await drawText({ ...label, size: BAR_WORDS, text }, area.width)
  const colour = plan.gifted < plan.total ? palette.rose : palette.moss
  const share = { ...label, size: BAR_WORDS, colour, text: previewMessages.percent(plan) }
  const percent = await drawText(share, area.width)
  return [
    await placeText(words, line, side),
    await placeText(percent, line, side === 'left' ? 'right' : 'left'),
  ]
}

/** Renders all texts of a share image. */
export async function drawTexts(plan: SharePlan, isMirrored: boolean): Promise<OverlayOptions[]> {
  const turned = (area: Area) => (isMirrored ? mirrored(area) : area)
  const side = isMirrored ? 'right' : 'left'
  const brand = await drawText({ ...label, size: 26, text: PRODUCT_NAME }, BRAND.width)
  const brandLine = {
    ...BRAND,
    left: BRAND.left + 56,
    width: BRAND.width - 56,
    top: BRAND.top + 18,
  }
  return [
    await placeText(brand, turned(brandLine), side),
    ...(await drawTitles(plan, turned(plan.total === 0 ? TALL_TEXT_AREA : TEXT_AREA), side)),
    ...(await drawProgress(plan, turned(BAR), side)),
  ]
}
