/** Marks the document with what this browser remembers and the server could not know. */
export function markRemembered(): void {
  try {
    if (localStorage.getItem('user')) document.documentElement.dataset.owner = ''
  } catch {
    // Nothing is remembered where storage is blocked.
  }
}
