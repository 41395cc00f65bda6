import { type ReactNode, useId } from 'react'
import styles from '../../features/account/account.module.css'
import { Card } from './card.tsx'

interface SideSectionProps {
  title: string
  /** Purpose of the section, in one sentence. */
  text: string
  isDanger?: boolean
  children: ReactNode
}

/** Page section with its title beside the content, or above it on narrow screens. */
export function SideSection({ title, text, isDanger, children }: SideSectionProps) {
  const id = useId()
  return (
    <section className={styles.sideSection} aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <Card as="div" className={isDanger ? `${styles.sideBody} is-danger` : styles.sideBody}>
        {children}
      </Card>
    </section>
  )
}
