import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Replaces the page in print; hidden on screen. */
export function PrintPortal({ children }: { children: ReactNode }) {
  return createPortal(<div className="print-sheet">{children}</div>, document.body)
}
