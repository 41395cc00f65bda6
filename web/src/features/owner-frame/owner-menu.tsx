import { dashboardMessages } from '@registry/shared/messages/dashboard'
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
import { paths } from '../../lib/paths.ts'

/** What stands on the dashboard; an entry leads there. */
export type DashboardEntry = 'dashboard' | 'all' | 'contributed' | 'gifted' | 'manage'
/** Entries that are pages of their own are links. */
type PageEntry =
  | 'toConfirm'
  | 'thankYous'
  | 'giftPassing'
  | 'registryCard'
  | 'settings'
  | 'scrapingLogs'
export type MenuEntry = DashboardEntry | PageEntry

/** How many there are, once that is known. */
export type MenuCounts = Partial<Record<MenuEntry, number | undefined>>

export interface OwnerMenuProps {
  current: MenuEntry | undefined
  /** How many of its kind an entry leads to, once that is known. */
  counts: MenuCounts
  onChoose: (entry: DashboardEntry) => void
  /** Where nothing can be added there is nothing to manage either. */
  canAdd: boolean
  canAdminister: boolean
  /** Guests may offer what they pass on. */
  canPassGifts: boolean
}

/** The entries of the owner's sidebar and drawer. */
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
      <p className="nav-title">{menu.registry}</p>
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
        <EntryWords icon={icon} label={dashboardMessages.menu[entry]} count={counts[entry]} />
      </button>
    </li>
  )
}

/** Its number is of what waits for the owner: none is not shown. */
function PageLink({ entry, icon, current, counts }: EntriesProps & { entry: PageEntry }) {
  return (
    <li>
      <Link
        to={paths[entry]}
        className={`nav-item nav-${entry}`}
        aria-current={current === entry ? 'page' : undefined}
      >
        <EntryWords
          icon={icon}
          label={dashboardMessages.menu[entry]}
          count={counts[entry] || undefined}
        />
      </Link>
    </li>
  )
}

interface EntryWordsProps {
  icon: LucideIcon
  label: string
  count: number | undefined
}

/** Icon and name; folded to a rail, the name is a tip beside the icon. */
function EntryWords({ icon: Icon, label, count }: EntryWordsProps) {
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      <span>{label}</span>
      {count !== undefined && <span className="count">{count}</span>}
      <span className="tip" aria-hidden="true">
        {label}
      </span>
    </>
  )
}
