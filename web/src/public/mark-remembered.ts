/** Marks the document if an owner is signed in, which only the browser knows. */
export function markSignedInOwner(): void {
  try {
    if (localStorage.getItem('user')) document.documentElement.dataset.owner = ''
  } catch {
    // Blocked storage: treated as signed out.
  }
}
