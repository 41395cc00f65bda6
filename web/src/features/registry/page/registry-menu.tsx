import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import {
  CircleCheck,
  Gift,
  HandCoins,
  LayoutDashboard,
  LayoutGrid,
  type LucideIcon,
  PackageOpen,
  Plus,
} from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { useStoredUserName } from '../../../lib/session/stored-user-name.ts'
import { replaceQuery } from '../../../lib/url/page-url.ts'
import { paths } from '../../../lib/url/paths.ts'
import type { ItemStatus } from '../filter/public-item-filter.ts'
import { usePublicItemFilter } from '../filter/use-public-item-filter.ts'

export interface RegistryMenuProps {
  /** All items of the registry. */
  items: PublicItem[]
  /** Called after a filter was applied, to close the menu and scroll to the items. */
  onShow: (status: ItemStatus) => void
  onContribute: () => void
  /** Undefined when the registry does not accept offerings. */
  onPassGifts?: (() => void) | undefined
}

/** Entries of the sidebar and the drawer. The current one is marked after the filtered list is painted. */
export function RegistryMenu({ items, ...props }: RegistryMenuProps) {
  const [{ status }] = usePublicItemFilter(items)
  return <MenuEntries {...props} status={useDeferredValue(status)} />
}

interface MenuEntriesProps extends Omit<RegistryMenuProps, 'items'> {
  status: ItemStatus
}

const MenuEntries = memo(({ status, onShow, onContribute, onPassGifts }: MenuEntriesProps) => {
  const isSignedIn = useStoredUserName() !== undefined
  const views: [ItemStatus, LucideIcon, string][] = [
    ['all', LayoutGrid, t.allItems],
    ['available', Gift, t.available],
    ['gifted', CircleCheck, t.fullyGifted],
  ]
  return (
    <>
      <ul className="nav-list">
        {views.map(([view, Icon, label]) => (
          <li key={view}>
            <button
              type="button"
              className="nav-item"
              aria-current={status === view || undefined}
              onClick={() => {
                replaceQuery({ status: view === 'all' ? undefined : view, page: undefined })
                onShow(view)
              }}
            >
              <Entry icon={Icon} label={label} />
            </button>
          </li>
        ))}
      </ul>
      <div className="nav-rule" />
      <ul className="nav-list">
        <li>
          <button type="button" className="nav-item" onClick={onContribute}>
            <Entry icon={HandCoins} label={t.contribute} />
          </button>
        </li>
        {onPassGifts && (
          <li>
            <button type="button" className="nav-item" aria-haspopup="dialog" onClick={onPassGifts}>
              <Entry icon={PackageOpen} label={t.passGifts} />
            </button>
          </li>
        )}
      </ul>
      <div className="nav-rule" />
      <ul className="nav-list">
        <li>
          <a className="nav-item" href={isSignedIn ? paths.dashboard : paths.createRegistry}>
            {isSignedIn ? (
              <Entry icon={LayoutDashboard} label={t.myDashboard} />
            ) : (
              <Entry icon={Plus} label={t.createRegistry} />
            )}
          </a>
        </li>
      </ul>
    </>
  )
})

/** Icon and label; the collapsed sidebar shows the label as a tooltip. */
export function Entry({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      <span>{label}</span>
      <span className="tip" aria-hidden="true">
        {label}
      </span>
    </>
  )
}
