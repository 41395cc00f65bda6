import { useLayoutEffect, useState } from 'react'
import { onTopModalChange, topModal } from './open-modals.ts'

/**
 * A box over everything, in the topmost dialog while one is open: what stands outside of it can
 * neither be pressed nor heard.
 */
export function useTopLayer(className: string): HTMLElement {
  const [box] = useState(() => {
    const made = document.createElement('div')
    made.popover = 'manual'
    made.className = className
    return made
  })
  useLayoutEffect(() => {
    const rise = () => {
      const place = topModal() ?? document.body
      // Shown anew even where it stands already: a dialog that was opened since lies above it.
      if (box.matches(':popover-open')) box.hidePopover()
      if (box.parentElement !== place) place.append(box)
      box.classList.toggle('is-in-dialog', place !== document.body)
      box.showPopover()
    }
    rise()
    const stop = onTopModalChange(rise)
    return () => {
      stop()
      box.remove()
    }
  }, [box])
  return box
}
