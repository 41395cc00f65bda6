import type { ReactNode } from 'react'

/** A short state in words; the colour only repeats it. */
export function Chip({
  tone,
  children,
}: {
  tone: 'sky' | 'moss' | 'apricot' | 'plum' | 'red' | 'rose' | 'neutral' | 'well'
  children: ReactNode
}) {
  return <span className={`chip chip-${tone}`}>{children}</span>
}
