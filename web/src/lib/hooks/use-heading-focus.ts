import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a ref for a heading that replaces other content; it is focused, so that screen readers read it. */
export function useHeadingFocus(shouldFocusHeading: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (shouldFocusHeading) heading.current?.focus()
  }, [shouldFocusHeading])
  return heading
}
