import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/** Minimum time between two flips, in milliseconds. */
const LOCK_MS = 300

/**
 * State of a flip card. After a flip the focus moves to the button on the visible face, which screen readers announce.
 */
export function useCardFlip() {
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
