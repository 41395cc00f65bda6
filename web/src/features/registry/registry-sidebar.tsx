import { registryMessages as words } from '@registry/shared/messages/registry'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Brand } from '../../ui/brand-mark.tsx'
import { Entry, RegistryMenu, type RegistryMenuProps } from './registry-menu.tsx'

interface RegistrySidebarProps extends RegistryMenuProps {
  isRail: boolean
  onToggle: () => void
}

/** The menu beside the page: with labels, or folded to icons. Below 768 px the drawer stands in. */
export function RegistrySidebar({ isRail, onToggle, ...menu }: RegistrySidebarProps) {
  return (
    <nav className="sidebar" aria-label={words.menu}>
      <Brand />
      <RegistryMenu {...menu} />
      <div className="sidebar-foot">
        <button type="button" className="nav-item" aria-expanded={!isRail} onClick={onToggle}>
          {isRail ? (
            <Entry icon={PanelLeftOpen} label={words.expandMenu} />
          ) : (
            <Entry icon={PanelLeftClose} label={words.collapseMenu} />
          )}
        </button>
      </div>
    </nav>
  )
}
