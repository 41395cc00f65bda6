import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { CardLookName, CardSize } from './card-looks.ts'
import styles from './registry-card.module.css'
import type { RegistryCardContent } from './registry-card-content.ts'
import { RegistryCardFace } from './registry-card-face.tsx'

/** Class names by size, for the sheet and its preview. */
export const SIZE_CLASSES: Record<CardSize, string | undefined> = {
  one: styles.isOne,
  four: styles.isFour,
}

const CORNERS = ['first', 'second', 'third', 'fourth'] as const

interface PrintedCardsProps {
  content: RegistryCardContent
  look: CardLookName
  size: CardSize
}

/** The printed page: one card, or four to cut out. */
export function PrintedCards({ content, look, size }: PrintedCardsProps) {
  const corners = size === 'four' ? CORNERS : CORNERS.slice(0, 1)
  return (
    <div className={`${styles.cardSheet} ${SIZE_CLASSES[size]}`}>
      {corners.map(corner => (
        <RegistryCardFace key={corner} content={content} look={look} />
      ))}
    </div>
  )
}

/** Replaces the page in print; hidden on screen. */
export function PrintPortal({ children }: { children: ReactNode }) {
  return createPortal(<div className="print-sheet">{children}</div>, document.body)
}
