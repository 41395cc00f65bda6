import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { Gift } from 'lucide-react'
import styles from './hero.module.css'

interface HeroTextProps {
  /** `p` for a preview outside the page, `h1` on it. */
  heading: 'h1' | 'p'
  title: string
  subtitle: string
  /** Number of fully funded items out of `count`. */
  gifted: number
  count: number
}

/** Title, subtitle and funding summary of a registry. */
export function HeroText({ heading: Heading, title, subtitle, gifted, count }: HeroTextProps) {
  return (
    <div className={styles.heroText}>
      <Heading className={`${styles.heroTitle} display-38`} dir="auto">
        {title}
      </Heading>
      {subtitle && (
        <p className={styles.heroSub} dir="auto">
          {subtitle}
        </p>
      )}
      {count > 0 && (
        <p className={styles.heroMeta}>
          <Gift className="icon icon-16" aria-hidden="true" />
          {t.giftedSoFar(gifted, count)}
        </p>
      )}
    </div>
  )
}
