import type { ReactNode } from 'react'
import { paths } from '../../lib/url/paths.ts'
import { classNames } from '../class-names.ts'
import { Brand } from '../images/brand-mark.tsx'
import styles from './prompt-card.module.css'

export interface PromptCardProps {
  /** URL that the brand links to. */
  home?: string
  /** Content at the end of the header. */
  aside?: ReactNode
  /** Small text below the card. */
  foot?: ReactNode
  isCentred?: boolean
  children?: ReactNode
}

/** Page with one centered card, such as a sign-in prompt. */
export function PromptCard({
  home = paths.home,
  aside,
  foot,
  isCentred,
  children,
}: PromptCardProps) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand href={home} />
        {aside}
      </header>
      <main id="main" className={styles.main}>
        <section className={classNames(styles.card, isCentred && styles.isCentred)}>
          {children}
        </section>
      </main>
      <footer className={styles.foot}>{foot}</footer>
    </div>
  )
}
