export type MenuLook = 'rail' | 'labels'

const KEY = 'registry_menu'
const CHANGED = 'keptmenuchange'

/**
 * How a visitor last left the sidebar, as marked on the document: the style sheet follows the mark, so
 * that nothing moves when the page comes alive. Undefined when they never chose.
 */
export function keptMenu(): MenuLook | undefined {
  const { menu } = document.documentElement.dataset
  return menu === 'rail' || menu === 'labels' ? menu : undefined
}

/** Keeps a choice for this page, and for the next where this browser may. */
export function keepMenu(look: MenuLook): void {
  document.documentElement.dataset.menu = look
  try {
    localStorage.setItem(KEY, look)
  } catch {
    // Blocked storage: the next page begins as if nothing had been chosen.
  }
  dispatchEvent(new Event(CHANGED))
}

export function onMenuChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
