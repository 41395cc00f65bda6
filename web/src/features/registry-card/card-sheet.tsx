import { CardFace } from './card-face.tsx'
import type { CardFacts } from './card-facts.ts'
import type { CardLookName, CardSize } from './card-looks.ts'

const CORNERS = ['first', 'second', 'third', 'fourth'] as const

interface CardSheetProps {
  facts: CardFacts
  look: CardLookName
  size: CardSize
}

/** The printed page: one card, or four to cut out. */
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
