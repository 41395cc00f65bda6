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
        <span className="chip tint-apricot">
          <Icon of="offline" isSmall />
          {t.offline}
        </span>
      )}
      <button
        type="button"
        className="btn btn-icon btn-quiet"
        aria-label={t.close}
        onClick={() => window.close()}
      >
        <Icon of="close" />
      </button>
    </header>
  )
}
