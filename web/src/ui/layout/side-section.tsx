import { type ReactNode, useId } from 'react'
import styles from '../../features/account/account.module.css'
import { Card } from './card.tsx'

interface SideSectionProps {
  /** Target of links to this section; unique in the page. */
  id?: string
  title: string
  /** Purpose of the section, in one sentence. */
  text: string
  isDanger?: boolean
  children: ReactNode
}

/** Page section with its title beside the content, or above it on narrow screens. */
export function SideSection({ id, title, text, isDanger, children }: SideSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.sideSection} id={id} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} tabIndex={-1}>
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
