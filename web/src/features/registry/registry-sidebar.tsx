import { registryMessages as words } from '@registry/shared/messages/registry'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Brand } from '../../ui/brand-mark.tsx'
import { Entry, RegistryMenu, type RegistryMenuProps } from './registry-menu.tsx'

interface RegistrySidebarProps extends RegistryMenuProps {
  isRail: boolean
  onToggle: () => void
}

/** The sidebar menu, expanded or collapsed to icons. Below 768 px the drawer replaces it. */
export function RegistrySidebar({ isRail, onToggle, ...menu }: RegistrySidebarProps) {
  // Escape hides the tooltip, as WCAG 1.4.13 requires; hovering or focusing an entry shows it again.
  const [isQuiet, setQuiet] = useState(false)
  const speak = () => setQuiet(false)
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setQuiet(true)
  return (
    <nav
      className="sidebar"
      aria-label={words.menu}
      data-quiet={isQuiet || undefined}
      onKeyDown={onKeyDown}
      onFocus={speak}
      onPointerOver={speak}
    >
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
