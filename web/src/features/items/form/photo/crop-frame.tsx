import { itemPhotoMessages } from '@registry/shared/messages/items/item-photos'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import type { CropArea } from '../../../../lib/images/resize-photo.ts'
import styles from './item-photo.module.css'
import { type CropHandle, moveCrop } from './move-crop.ts'

const { handles, size } = itemPhotoMessages.crop

// The area comes first, so that the corners lie over it.
const HANDLES = ['area', 'nw', 'ne', 'sw', 'se'] as const
/** Percent of the image per arrow key, with and without Shift. */
const STEPS = { fine: 2, coarse: 10 }
const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface CropFrameProps {
  area: CropArea
  /** Height by width of the area, in percent of the image's sides; undefined for a free shape. */
  ratio: number | undefined
  onChange: (area: CropArea) => void
  /** The image. */
  children: ReactNode
}

/** Image with a selection that is moved and resized by touch, mouse or arrow keys. */
export function CropFrame({ area, ratio, onChange, children }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<{ from: CropArea; x: number; y: number }>(undefined)
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: area, x: event.clientX, y: event.clientY }
  }
  const move = (handle: CropHandle, event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!drag.current || !box) return
    const { from, x, y } = drag.current
    const by = {
      x: (100 * (event.clientX - x)) / box.width,
      y: (100 * (event.clientY - y)) / box.height,
    }
    onChange(moveCrop(from, handle, by, ratio))
  }
  const end = () => {
    drag.current = undefined
  }
  const press = (handle: CropHandle, event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? STEPS.coarse : STEPS.fine
    onChange(moveCrop(area, handle, { x: arrow[0] * step, y: arrow[1] * step }, ratio))
  }
  return (
    <div
      ref={frame}
      className={styles.cropFrame}
      style={{
        '--crop-x': `${area.x}%`,
        '--crop-y': `${area.y}%`,
        '--crop-width': `${area.width}%`,
        '--crop-height': `${area.height}%`,
      }}
    >
      {children}
      <div className={styles.cropShade}>
        <div className={styles.cropHole} />
      </div>
      <div className={styles.cropArea}>
        {HANDLES.map(handle => (
          <button
            key={handle}
            type="button"
            className={styles.cropHandle}
            data-handle={handle}
            aria-label={handles[handle]}
            onPointerDown={start}
            onPointerMove={event => move(handle, event)}
            onPointerUp={end}
            onPointerCancel={end}
            onKeyDown={event => press(handle, event)}
          />
        ))}
      </div>
      <p className="vh" role="status">
        {size(Math.round(area.width), Math.round(area.height))}
      </p>
    </div>
  )
}
