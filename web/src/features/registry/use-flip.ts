import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/** A card that is turning cannot be turned back within this time. */
const LOCK_MS = 300

/**
 * Which face of a card shows. After a turn, focus goes to the button of the face that came up, so
 * that the change is heard and the keyboard stays where the eye is.
 */
export function useFlip() {
  const [isFlipped, setFlipped] = useState(false)
  const turnedAt = useRef(Number.NEGATIVE_INFINITY)
  const detailsButton = useRef<HTMLButtonElement>(null)
  const backButton = useRef<HTMLButtonElement>(null)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false
    else (isFlipped ? backButton : detailsButton).current?.focus()
  }, [isFlipped])

  const turn = (to: boolean) => {
    const now = performance.now()
    if (now - turnedAt.current < LOCK_MS) return
    turnedAt.current = now
    setFlipped(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFlipped) return
    event.preventDefault()
    turn(false)
  }
  return { isFlipped, turn, onKeyDown, detailsButton, backButton }
}
