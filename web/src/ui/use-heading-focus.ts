import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Puts the focus on a heading that came in place of something else, so that it is read. */
export function useHeadingFocus(shouldFocusHeading: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (shouldFocusHeading) heading.current?.focus()
  }, [shouldFocusHeading])
  return heading
}
