import type { CropArea } from '../../../../lib/images/resize-photo.ts'

/** Dragged part: the whole area, or one of its corners. */
export type CropHandle = 'area' | 'nw' | 'ne' | 'sw' | 'se'

/** Smallest side of a free crop, in percent of the image. */
const SIDE_MIN = 10

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

/** Returns the largest centered area; `ratio` is its height by its width, in percent of the image's sides. */
export function largestCrop(ratio: number | undefined): CropArea {
  const width = ratio === undefined ? 100 : Math.min(100, 100 / ratio)
  const height = ratio === undefined ? 100 : width * ratio
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height }
}

/** Moves an area or one of its corners by percents of the image; the area stays within the image and keeps `ratio`. */
export function moveCrop(
  area: CropArea,
  handle: CropHandle,
  by: { x: number; y: number },
  ratio?: number,
): CropArea {
  if (handle === 'area') {
    const x = clamp(area.x + by.x, 0, 100 - area.width)
    return { ...area, x, y: clamp(area.y + by.y, 0, 100 - area.height) }
  }
  const isWest = handle.endsWith('w')
  const isNorth = handle.startsWith('n')
  const room = {
    width: isWest ? area.x + area.width : 100 - area.x,
    height: isNorth ? area.y + area.height : 100 - area.y,
  }
  const wider = isWest ? -by.x : by.x
  const higher = isNorth ? -by.y : by.y
  const { width, height } =
    ratio === undefined
      ? {
          width: clamp(area.width + wider, SIDE_MIN, room.width),
          height: clamp(area.height + higher, SIDE_MIN, room.height),
        }
      : resizeInShape({ area, room, wider, higher, ratio })
  return {
    x: isWest ? area.x + area.width - width : area.x,
    y: isNorth ? area.y + area.height - height : area.y,
    width,
    height,
  }
}

interface ShapeChange {
  area: CropArea
  room: { width: number; height: number }
  wider: number
  higher: number
  ratio: number
}

/** The longer of both movements counts. */
function resizeInShape({ area, room, wider, higher, ratio }: ShapeChange) {
  const change = Math.abs(wider) * ratio >= Math.abs(higher) ? wider : higher / ratio
  const most = Math.min(room.width, room.height / ratio)
  const least = Math.min(SIDE_MIN / Math.min(1, ratio), most)
  const width = clamp(area.width + change, least, most)
  return { width, height: width * ratio }
}
