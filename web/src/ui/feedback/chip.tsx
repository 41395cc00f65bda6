import type { ReactNode } from 'react'

/** Short status label; the colour only repeats the text. */
export function Chip({
  tone,
  children,
}: {
  tone: 'sky' | 'moss' | 'apricot' | 'plum' | 'red' | 'rose' | 'neutral' | 'well'
  children: ReactNode
}) {
  return <span className={`chip chip-${tone}`}>{children}</span>
}
