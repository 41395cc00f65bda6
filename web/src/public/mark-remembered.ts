/** As in lib/kept-menu.ts, which is not imported: the code of the page would then be fetched at once. */
const MENU = 'registry_menu'

/** Marks the document with what this browser remembers and the server could not know. */
export function markRemembered(): void {
  const { dataset } = document.documentElement
  try {
    const menu = localStorage.getItem(MENU)
    if (menu) dataset.menu = menu
    if (localStorage.getItem('user')) dataset.owner = ''
  } catch {
    // Nothing is remembered where storage is blocked.
  }
}
