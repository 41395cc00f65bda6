import { CAPTURE_FRAGMENT } from '@registry/shared/page-capture/item-form-url'

let fragment: string | undefined

/**
 * Removes a captured product from the URL, so that neither reload, Back nor a copied link fills the
 * form again. Call once, before the router starts.
 */
export function takeCaptureFromUrl(): void {
  if (!location.hash.startsWith(CAPTURE_FRAGMENT)) return
  fragment = location.hash
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** Returns the URL fragment that the page was opened with; its content is untrusted. */
export function captureInUrl(): string | undefined {
  return fragment
}

/** Call when the form has been filled. */
export function clearCapture(): void {
  fragment = undefined
}
