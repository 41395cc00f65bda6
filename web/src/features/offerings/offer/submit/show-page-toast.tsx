import '../../../../../../shared/src/design/toast.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ToastRegion } from '../../../../ui/toasts/toast-region.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'

let root: Root | undefined

/** Shows a toast on a public page, in a React root of its own, because the sheet has been closed. */
export function showPageToast(...toast: Parameters<typeof showToast>): void {
  root ??= createRoot(document.createElement('div'))
  const region = root
  // The live region must exist before its first toast.
  flushSync(() => region.render(<ToastRegion>{null}</ToastRegion>))
  showToast(...toast)
}
