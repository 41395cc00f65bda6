import { dashboardMessages } from '@registry/shared/messages/dashboard'
import {
  CircleCheck,
  Gift,
  HandHeart,
  LayoutDashboard,
  ListPlus,
  type LucideIcon,
  Settings,
} from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** What stands on the dashboard; an entry leads there. */
export type DashboardEntry = 'dashboard' | 'all' | 'contributed' | 'gifted' | 'manage'
/** Entries that are pages of their own are links. */
export type MenuEntry = DashboardEntry | 'settings'

export interface OwnerMenuProps {
  current: MenuEntry
  /** How many items an entry leads to, once that is known. */
  counts: Partial<Record<DashboardEntry, number>>
  onChoose: (entry: DashboardEntry) => void
  /** Where nothing can be added there is nothing to manage either. */
  canAdd: boolean
}

const REGISTRY: readonly (readonly [DashboardEntry, LucideIcon])[] = [
  ['all', Gift],
  ['contributed', HandHeart],
  ['gifted', CircleCheck],
]

/** The entries of the owner's sidebar and drawer. */
export function OwnerMenu({ canAdd, ...props }: OwnerMenuProps) {
  const { menu } = dashboardMessages
  return (
    <nav aria-label={menu.main}>
      <ul className="nav-list">
        <Entry entry="dashboard" icon={LayoutDashboard} {...props} />
      </ul>
      <p className="nav-title">{menu.registry}</p>
      <ul className="nav-list">
        {REGISTRY.map(([entry, icon]) => (
          <Entry key={entry} entry={entry} icon={icon} {...props} />
        ))}
        {canAdd && <Entry entry="manage" icon={ListPlus} {...props} />}
        <li>
          <Link
            to={paths.settings}
            className="nav-item"
            aria-current={props.current === 'settings' ? 'page' : undefined}
          >
            <EntryWords icon={Settings} label={menu.settings} />
          </Link>
        </li>
      </ul>
    </nav>
  )
}

type EntryProps = Omit<OwnerMenuProps, 'canAdd'> & { entry: DashboardEntry; icon: LucideIcon }

function Entry({ entry, icon, current, counts, onChoose }: EntryProps) {
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

interface EntryWordsProps {
  icon: LucideIcon
  label: string
  count?: number
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
