import { dashboardMessages } from '@registry/shared/messages/dashboard'
import {
  CircleCheck,
  Gift,
  HandHeart,
  LayoutDashboard,
  ListPlus,
  type LucideIcon,
} from 'lucide-react'

export type MenuEntry = 'dashboard' | 'all' | 'contributed' | 'gifted' | 'manage'

export interface OwnerMenuProps {
  current: MenuEntry
  /** How many items an entry leads to, once that is known. */
  counts: Partial<Record<MenuEntry, number>>
  onChoose: (entry: MenuEntry) => void
  /** Where nothing can be added there is nothing to manage either. */
  canAdd: boolean
}

const REGISTRY: readonly (readonly [MenuEntry, LucideIcon])[] = [
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
      </ul>
    </nav>
  )
}

type EntryProps = Omit<OwnerMenuProps, 'canAdd'> & { entry: MenuEntry; icon: LucideIcon }

/** Icon and name; folded to a rail, the name is a tip beside the icon. */
function Entry({ entry, icon: Icon, current, counts, onChoose }: EntryProps) {
  const label = dashboardMessages.menu[entry]
  const count = counts[entry]
  return (
    <li>
      <button
        type="button"
        className="nav-item"
        aria-current={current === entry || undefined}
        onClick={() => onChoose(entry)}
      >
        <Icon className="icon" aria-hidden="true" />
        <span>{label}</span>
        {count !== undefined && <span className="count">{count}</span>}
        <span className="tip" aria-hidden="true">
          {label}
        </span>
      </button>
    </li>
  )
}
