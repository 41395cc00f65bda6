import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** What is printed in place of the whole page; nothing of it is seen on a screen. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(<div className="print-sheet">{children}</div>, document.body)
}
