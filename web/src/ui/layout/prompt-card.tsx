import type { ReactNode } from 'react'
import { paths } from '../../lib/url/paths.ts'
import { classNames } from '../class-names.ts'
import { Brand } from '../images/brand-mark.tsx'
import { Box } from './box.tsx'
import { Inline } from './inline.tsx'
import styles from './prompt-card.module.css'

export interface PromptCardProps {
  /** URL that the brand links to. */
  home?: string
  /** Content at the end of the header. */
  aside?: ReactNode
  /** Small text below the card. */
  foot?: ReactNode
  centres?: boolean
  children?: ReactNode
}

/** Page with one centered card, such as a sign-in prompt. */
export function PromptCard({ home = paths.home, aside, foot, centres, children }: PromptCardProps) {
  return (
    <div className={styles.page}>
      <Inline as="header" gap={12} align="center" justify="between" wrap className={styles.top}>
        <Brand href={home} />
        {aside}
      </Inline>
      <main id="main" className={`stack fits centres ${styles.main}`}>
        <section className={classNames(styles.card, centres && 'stack fits centres text-center')}>
          {children}
        </section>
      </main>
      <Box as="footer" size={12} tone="faint" className={styles.foot}>
        {foot}
      </Box>
    </div>
  )
}
