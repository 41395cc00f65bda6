import { CardFace } from './card-face.tsx'
import type { CardFacts } from './card-facts.ts'
import type { CardLookName, CardSize } from './card-looks.ts'

const CORNERS = ['first', 'second', 'third', 'fourth'] as const

interface CardSheetProps {
  facts: CardFacts
  look: CardLookName
  size: CardSize
}

/** What comes out of the printer: one card, or a page of four to cut. */
export function CardSheet({ facts, look, size }: CardSheetProps) {
  const corners = size === 'four' ? CORNERS : CORNERS.slice(0, 1)
  return (
    <div className={`card-sheet is-${size}`}>
      {corners.map(corner => (
        <CardFace key={corner} facts={facts} look={look} />
      ))}
    </div>
  )
}
