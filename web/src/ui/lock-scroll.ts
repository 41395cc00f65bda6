let locks = 0
let before = { overflow: '', scrollbarGutter: '' }

/**
 * Holds the page still under what lies over it, and its width with it; gives what lets go again. It
 * moves once the last of several has let go, in whatever order.
 */
export function lockScroll(): () => void {
  locks += 1
  if (locks === 1) hold()
  return () => {
    locks -= 1
    if (locks === 0) Object.assign(document.documentElement.style, before)
  }
}

function hold(): void {
  const { style, clientWidth } = document.documentElement
  before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  // Where the scroll bar takes room of its own, the page would jump when it goes.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
}
