import { Heart } from 'lucide-react'
import { useToday } from '../../../lib/time/use-today.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { celebrationText } from './celebration-text.ts'
import styles from './hero.module.css'

interface CelebrationLineProps {
  /** Date like 2026-12-24, or due month like 2026-12. */
  celebration: string
  /** Date in Singapore when the server rendered the page. */
  today?: string | undefined
}

/** Date of the celebration with the days to go, or the due month. */
export function CelebrationLine({ celebration, today }: CelebrationLineProps) {
  const text = celebrationText(celebration, useToday(today))
  if (!text) return null
  return (
    <Inline as="p" align="center" wrap className={styles.heroMeta}>
      <Heart className="icon icon-16" aria-hidden="true" />
      <time dateTime={celebration}>{text.when}</time>
      {text.left && <Chip tone="rose">{text.left}</Chip>}
    </Inline>
  )
}
