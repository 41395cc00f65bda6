import { useLayoutEffect, useState } from 'react'
import { onTopModalChange, topModal } from '../dialogs/open-modals.ts'

/**
 * Returns an element in the browser's top layer; in browsers without popovers its class must lift it.
 * It is moved into the topmost modal dialog, because everything outside that is inert.
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
      // Hidden and shown again, because a dialog that was opened since would cover it.
      if ('hidePopover' in box && box.matches(':popover-open')) box.hidePopover()
      if (box.parentElement !== place) place.append(box)
      box.classList.toggle('is-in-dialog', place !== document.body)
      if ('showPopover' in box) box.showPopover()
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
