import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../buttons/button.tsx'
import { Inline } from '../layout/inline.tsx'

interface PagerProps {
  offset: number
  size: number
  total: number
  words: {
    label: string
    newer: string
    older: string
    range: (from: number, to: number, total: number) => string
  }
  onMove: (offset: number) => void
}

/** Previous and next buttons of a paginated list; renders nothing for a single page. */
export function Pager({ offset, size, total, words, onMove }: PagerProps) {
  if (total <= size && offset === 0) return null
  const isLast = offset + size >= total
  return (
    <Inline as="nav" gap={12} align="center" justify="center" above={12} aria-label={words.label}>
      <Button
        look="quiet"
        size="sm"
        aria-disabled={offset === 0}
        onClick={() => offset > 0 && onMove(Math.max(0, offset - size))}
      >
        <ChevronLeft className="icon icon-16" aria-hidden="true" />
        {words.newer}
      </Button>
      <p className="muted num" role="status">
        {words.range(Math.min(offset + 1, total), Math.min(offset + size, total), total)}
      </p>
      <Button
        look="quiet"
        size="sm"
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(offset + size)}
      >
        {words.older}
        <ChevronRight className="icon icon-16" aria-hidden="true" />
      </Button>
    </Inline>
  )
}
