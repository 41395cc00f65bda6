import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import {
  CircleCheck,
  Gift,
  HandHeart,
  Inbox,
  LayoutDashboard,
  ListPlus,
  type LucideIcon,
  Mail,
  PackageOpen,
  QrCode,
  ScrollText,
  Settings,
} from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/url/paths.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './owner-layout.module.css'

/** Sections of the dashboard page. */
export type DashboardEntry = 'dashboard' | 'all' | 'contributed' | 'gifted' | 'manage'
/** Entries that link to their own page. */
type PageEntry =
  | 'toConfirm'
  | 'thankYous'
  | 'giftPassing'
  | 'registryCard'
  | 'settings'
  | 'scrapingLogs'
export type MenuEntry = DashboardEntry | PageEntry

const COUNT_TONES: Partial<Record<MenuEntry, 'apricot' | 'rose'>> = {
  toConfirm: 'apricot',
  giftPassing: 'apricot',
  thankYous: 'rose',
}

/** Undefined while loading. */
export type MenuCounts = Partial<Record<MenuEntry, number | undefined>>

export interface OwnerMenuProps {
  current: MenuEntry | undefined
  /** Number of items or tasks behind an entry. */
  counts: MenuCounts
  onChoose: (entry: DashboardEntry) => void
  /** False hides the entry for adding items. */
  canAdd: boolean
  canAdminister: boolean
  /** True when visitors may make offerings or there are some; undefined while loading. */
  canPassGifts: boolean | undefined
}

export function OwnerMenu({ canAdd, canAdminister, canPassGifts, ...props }: OwnerMenuProps) {
  const { menu } = dashboardMessages
  return (
    <nav aria-label={menu.main}>
      <ul className="nav-list">
        <Entry entry="dashboard" icon={LayoutDashboard} {...props} />
        <PageLink entry="toConfirm" icon={Inbox} {...props} />
        <PageLink entry="thankYous" icon={Mail} {...props} />
        {canPassGifts && <PageLink entry="giftPassing" icon={PackageOpen} {...props} />}
      </ul>
      <Text size={12} weight={600} tone="faint" className={styles.navTitle}>
        {menu.registry}
      </Text>
      <ul className="nav-list">
        <Entry entry="all" icon={Gift} {...props} />
        <Entry entry="contributed" icon={HandHeart} {...props} />
        <Entry entry="gifted" icon={CircleCheck} {...props} />
        {canAdd && <Entry entry="manage" icon={ListPlus} {...props} />}
        <PageLink entry="registryCard" icon={QrCode} {...props} />
        <PageLink entry="settings" icon={Settings} {...props} />
        {canAdminister && <PageLink entry="scrapingLogs" icon={ScrollText} {...props} />}
      </ul>
    </nav>
  )
}

type EntriesProps = Omit<OwnerMenuProps, 'canAdd' | 'canAdminister' | 'canPassGifts'> & {
  icon: LucideIcon
}

function Entry({
  entry,
  icon,
  current,
  counts,
  onChoose,
}: EntriesProps & { entry: DashboardEntry }) {
  return (
    <li>
      <button
        type="button"
        className="nav-item"
        aria-current={current === entry || undefined}
        onClick={() => onChoose(entry)}
      >
        <EntryLabel entry={entry} icon={icon} count={counts[entry]} />
      </button>
    </li>
  )
}

/** A link with the number of pending tasks; hides a zero. */
function PageLink({ entry, icon, current, counts }: EntriesProps & { entry: PageEntry }) {
  return (
    <li>
      <Link
        to={paths[entry]}
        className="nav-item"
        aria-current={current === entry ? 'page' : undefined}
      >
        <EntryLabel entry={entry} icon={icon} count={counts[entry] || undefined} />
      </Link>
    </li>
  )
}

interface EntryLabelProps {
  entry: MenuEntry
  icon: LucideIcon
  count: number | undefined
}

/** Icon, name and count; the collapsed sidebar shows the name as a tooltip. */
function EntryLabel({ entry, icon: Icon, count }: EntryLabelProps) {
  const label = dashboardMessages.menu[entry]
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      <span>{label}</span>
      {count !== undefined && (
        <Badge tone={COUNT_TONES[entry] ?? 'neutral'} className={`pushed ${styles.navCount}`}>
          {count}
        </Badge>
      )}
      <span className="tip" aria-hidden="true">
        {label}
      </span>
    </>
  )
}
