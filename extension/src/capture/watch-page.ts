/** Milliseconds without a change after which a page counts as rendered. */
const QUIET_MS = 500

/** Tells whether a document is complete and has stood still for half a second since this was called. */
export function watchPage(document: Document, now = () => performance.now()): () => boolean {
  let changedAt = now()
  const observer = new MutationObserver(() => {
    changedAt = now()
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return () => document.readyState === 'complete' && now() - changedAt >= QUIET_MS
}
