import { type ReactNode, useId } from 'react'
import styles from '../../features/account/account.module.css'

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
      <div className={isDanger ? `panel ${styles.sideBody} is-danger` : `panel ${styles.sideBody}`}>
        {children}
      </div>
    </section>
  )
}
