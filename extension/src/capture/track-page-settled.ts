/** Time in ms without a mutation after which a page is considered rendered. */
const QUIET_MS = 500

/** Returns a function that checks whether the document is complete and has not changed for `QUIET_MS`. */
export function trackPageSettled(document: Document, now = () => performance.now()): () => boolean {
  let changedAt = now()
  const observer = new MutationObserver(() => {
    changedAt = now()
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return () => document.readyState === 'complete' && now() - changedAt >= QUIET_MS
}
