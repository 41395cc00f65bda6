import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import styles from './screen.module.css'
import { HeartLeaf } from './ui/heart-leaf.tsx'
import { Icon } from './ui/icon.tsx'

interface HeaderProps {
  subtitle: string
  /** Number of unsent items; hidden from screen readers, because a notice says the same. */
  waiting: number
  isOffline: boolean
}

export function Header({ subtitle, waiting, isOffline }: HeaderProps) {
  return (
    <header className={`row gap-8 align-center line-below ${styles.head}`}>
      <span className="brand">
        <HeartLeaf />
        {waiting > 0 && <i aria-hidden="true">{waiting}</i>}
      </span>
      <div className="grows shrinks">
        <h1>{t.name}</h1>
        <p className="truncate text-12 tone-faint" dir="auto">
          {subtitle}
        </p>
      </div>
      {isOffline && (
        <span
          className={`row gap-4 align-center text-12 weight-600 tone-warning ${styles.badgeOffline}`}
        >
          <Icon of="offline" isSmall />
          {t.offline}
        </span>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t.close}
        onClick={() => window.close()}
      >
        <Icon of="close" />
      </button>
    </header>
  )
}
