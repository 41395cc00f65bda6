import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '@registry/shared/images/share-image'

/** A rectangle in pixels of the share image. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

const EDGE = 72

/** Text areas: above the progress bar or pill, and for a registry without items. */
export const TEXT_AREA: Area = { left: EDGE, top: 140, width: 576, height: 336 }
export const TALL_TEXT_AREA: Area = { ...TEXT_AREA, height: 420 }
export const PILL: Area = { left: EDGE, top: 506, width: 356, height: 64 }
export const BAR: Area = { left: EDGE, top: 548, width: 576, height: 16 }
export const BRAND: Area = { left: EDGE, top: 58, width: 576, height: 48 }

const IMAGES_AREA: Area = { left: 704, top: 67, width: 432, height: 496 }
const GAP = 20
const DROP = 40

/** Mirrors an area for right-to-left text. */
export function mirrored({ left, width, ...rest }: Area): Area {
  return { ...rest, width, left: SHARE_IMAGE_WIDTH - left - width }
}

const half = (length: number) => (length - GAP) / 2

function rows({ top, height, ...rest }: Area): [Area, Area] {
  const row = { ...rest, top, height: half(height) }
  return [row, { ...row, top: top + row.height + GAP }]
}

function columns({ left, width, ...rest }: Area): [Area, Area] {
  const column = { ...rest, left, width: half(width) }
  return [column, { ...column, left: left + column.width + GAP }]
}

/** Four images in two columns, the second one lower. */
function fourAreas(): Area[] {
  const [first, second] = columns({ ...IMAGES_AREA, height: IMAGES_AREA.height - DROP })
  return [...rows(first), ...rows({ ...second, top: second.top + DROP })]
}

/** Returns the areas of up to four images. */
export function imageAreas(count: number): Area[] {
  const [top, bottom] = rows(IMAGES_AREA)
  if (count === 0) return []
  if (count === 1) return [{ ...IMAGES_AREA, top: SHARE_IMAGE_HEIGHT / 2 - 216, height: 432 }]
  if (count === 2) return [top, bottom]
  if (count === 3) return [top, ...columns(bottom)]
  return fourAreas()
}
