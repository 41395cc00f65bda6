import '../../../../../../shared/src/design/toast.css'
import { createRoot, type Root } from 'react-dom/client'
import { ToastRegion } from '../../../../ui/toasts/toast-region.tsx'

let root: Root | undefined

/**
 * Renders the toasts of a public page, in a React root of its own, because the sheet may be closed. Call it when the
 * sheet opens: screen readers do not announce the text of a live region that appears with its text.
 */
export function renderPageToasts(): void {
  if (root) return
  root = createRoot(document.createElement('div'))
  root.render(<ToastRegion>{null}</ToastRegion>)
}
