import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { shareMessages } from '@registry/shared/messages/registry/share'
import { Gift, Inbox, type LucideIcon, Mail, Share } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/url/paths.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import styles from './bottom-bar.module.css'
import type { MenuEntry, OwnerMenuProps } from './owner-menu.tsx'

const t = dashboardMessages.menu
/** Entries of the menu that show the items. */
const ITEMS: readonly (MenuEntry | undefined)[] = ['dashboard', 'all', 'contributed', 'gifted']

interface BottomBarProps extends Pick<OwnerMenuProps, 'current' | 'counts' | 'onChoose'> {
  onShare: () => void
}

const ENTRY = `relative stack gap-2 align-center justify-center radius-12 tone-muted text-12 weight-500 text-center ${styles.entry}`

/** The most used entries of the owner's menu, at the bottom of phones. */
export function BottomBar({ current, counts, onChoose, onShare }: BottomBarProps) {
  const page = (entry: 'toConfirm' | 'thankYous', icon: LucideIcon) => (
    <Link to={paths[entry]} className={ENTRY} aria-current={current === entry ? 'page' : undefined}>
      <Label icon={icon} text={t[entry]} count={counts[entry]} />
    </Link>
  )
  return (
    <nav className={styles.bottomBar} aria-label={t.quick}>
      <button
        type="button"
        className={ENTRY}
        aria-current={ITEMS.includes(current) ? 'page' : undefined}
        onClick={() => onChoose('all')}
      >
        <Label icon={Gift} text={t.items} />
      </button>
      {page('toConfirm', Inbox)}
      {page('thankYous', Mail)}
      <button type="button" className={ENTRY} aria-haspopup="dialog" onClick={onShare}>
        <Label icon={Share} text={shareMessages.share} />
      </button>
    </nav>
  )
}

interface LabelProps {
  icon: LucideIcon
  text: string
  count?: number | undefined
}

function Label({ icon: Icon, text, count }: LabelProps) {
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      <span>{text}</span>
      {count ? <Badge tone="strong">{count}</Badge> : null}
    </>
  )
}
