let locks = 0
let before = { overflow: '', scrollbarGutter: '' }

/**
 * Scroll lock for the page under a modal, which also preserves the page's width. Returns the release
 * function; the page scrolls again after all locks are released, in any order.
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
  // Classic scroll bars take up width: without a gutter the page would shift when they disappear.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
}
